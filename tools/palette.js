// A PNG, base64, drawn again with at most so many colours: {width, height, palette: [r, g, b, …], pixels: base64 of indices}.
// Median cut over the colours in 5 bits a channel; what is nearest is found once for each of those.
async ([png, most]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { width, height } = picture;
  const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const cell = (i) => ((data[i] >> 3) << 10) | ((data[i + 1] >> 3) << 5) | (data[i + 2] >> 3);

  const sums = new Map(); // cell → [pixels, sum of red, of green, of blue]
  for (let i = 0; i < data.length; i += 4) {
    const sum = sums.get(cell(i)) ?? [0, 0, 0, 0];
    sum[0]++;
    for (const c of [0, 1, 2]) sum[c + 1] += data[i + c];
    sums.set(cell(i), sum);
  }
  const mean = (sum, c) => sum[c + 1] / sum[0];
  const spread = (box) => {
    const by = [0, 1, 2].map((c) => {
      const values = box.map((sum) => mean(sum, c));
      return Math.max(...values) - Math.min(...values);
    });
    const widest = by.indexOf(Math.max(...by));
    return { widest, score: by[widest] * Math.sqrt(box.reduce((all, sum) => all + Math.sqrt(sum[0]), 0)) };
  };

  const boxes = [[...sums.values()]].map((box) => ({ box, ...spread(box) }));
  while (boxes.length < most) {
    boxes.sort((a, b) => b.score - a.score);
    const { box, widest } = boxes[0];
    if (box.length < 2) break;
    box.sort((a, b) => mean(a, widest) - mean(b, widest));
    const halves = [box.slice(0, box.length / 2), box.slice(box.length / 2)];
    boxes.splice(0, 1, ...halves.map((half) => ({ box: half, ...spread(half) })));
  }

  const palette = boxes.flatMap(({ box }) => {
    const all = box.reduce((one, other) => one.map((value, i) => value + other[i]));
    return [0, 1, 2].map((c) => Math.round(mean(all, c)));
  });
  const index = new Map(boxes.flatMap(({ box }, i) => box.map((sum) => [sum, i])));
  let pixels = "";
  for (let i = 0; i < data.length; i += 4) pixels += String.fromCharCode(index.get(sums.get(cell(i))));
  return { width, height, palette, pixels: btoa(pixels) };
};
