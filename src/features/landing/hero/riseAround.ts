const HIGHEST = 1.5;
/** Share of the line that rises with a bar, to either side. */
const REACH = 0.14;

function scale(bar: SVGLineElement, by: number) {
  bar.style.transform = by > 1.01 ? `scaleY(${by.toFixed(2)})` : '';
}

/** Lets the bars near a place rise. Written to the bars themselves: no render a pointer move. */
export function riseAround(line: HTMLElement, clientX: number): void {
  const { left, width } = line.getBoundingClientRect();
  const at = (clientX - left) / width;
  const bars = line.querySelectorAll('line');
  bars.forEach((bar, index) => {
    const away = (at - (index + 0.5) / bars.length) / REACH;
    scale(bar, 1 + (HIGHEST - 1) * Math.exp(-away * away));
  });
}

export function settle(line: HTMLElement): void {
  for (const bar of line.querySelectorAll('line')) scale(bar, 1);
}
