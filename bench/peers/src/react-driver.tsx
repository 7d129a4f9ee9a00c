import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

import { PLAIN, type Row, type View } from './data.ts';

/** Actions of the measuring page on a table. */
export interface TableDriver {
  show(view: Partial<View>): void;
  unmount(): void;
}
export type MountTable = (place: HTMLElement, rows: Row[]) => TableDriver;

export interface TableProps {
  rows: Row[];
  view: View;
}

/** Renders a React table and re-renders it with every action. */
export const mountReact =
  (Table: ComponentType<TableProps>): MountTable =>
  (place, rows) => {
    const root = createRoot(place);
    const show = (view: Partial<View>): void => root.render(<Table rows={rows} view={{ ...PLAIN, ...view }} />);
    show({});
    return { show, unmount: () => root.unmount() };
  };
