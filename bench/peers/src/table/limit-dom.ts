import { apply, FIELDS, PLAIN, type Row, type View } from '../data.ts';
import type { MountTable } from '../react-driver.tsx';

const HEIGHT = 36;

/** A page without any library: hand-written rows. */
export const mount: MountTable = (place, rows) => {
  place.innerHTML = '<div style="height:700px;overflow:auto"><table style="table-layout:fixed;width:2400px"><tbody></tbody></table></div>';
  const scroller = place.firstElementChild as HTMLElement;
  const body = place.querySelector('tbody') as HTMLElement;
  let shown: Row[] = rows;
  const draw = (): void => {
    const first = Math.floor(scroller.scrollTop / HEIGHT);
    const slice = shown.slice(first, first + 24);
    const cells = (row: Row): string => FIELDS.map((name) => `<td>${row[name]}</td>`).join('');
    body.innerHTML =
      `<tr style="height:${first * HEIGHT}px"></tr>` +
      slice.map((row) => `<tr style="height:${HEIGHT}px">${cells(row)}</tr>`).join('') +
      `<tr style="height:${Math.max(0, shown.length - first - 24) * HEIGHT}px"></tr>`;
  };
  scroller.addEventListener('scroll', draw);
  draw();
  return {
    show(view: Partial<View>) {
      shown = apply(rows, { ...PLAIN, ...view });
      draw();
    },
    unmount: () => place.replaceChildren(),
  };
};
