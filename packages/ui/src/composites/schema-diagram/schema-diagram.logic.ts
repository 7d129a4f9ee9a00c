import type { SchemaColumn, SchemaRelation, SchemaTable } from './schema-diagram.types.js';

/** All lengths in px at a zoom of 1. */
export const CARD_WIDTH = 216;
export const HEAD_HEIGHT = 30;
export const ROW_HEIGHT = 22;
const GAP_X = 72;
const GAP_Y = 24;
const PAD = 24;
/** Length of the straight start of a line, which leaves room for its mark. */
const STUB = 14;
const MARK = 5;

export interface PlacedTable {
  readonly table: SchemaTable;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Visible columns. */
  readonly rows: readonly SchemaColumn[];
  /** Number of hidden columns. */
  readonly left: number;
  /** Names of the columns that refer to another table. */
  readonly references: ReadonlySet<string>;
}

export interface DrawnRelation {
  readonly key: string;
  readonly relation: SchemaRelation;
  /** SVG path of the line with its end marks: a fork for “many”, a bar for “one”. */
  readonly path: string;
}

export interface SchemaLayout {
  readonly width: number;
  readonly height: number;
  readonly tables: readonly PlacedTable[];
  readonly relations: readonly DrawnRelation[];
}

/**
 * Places tables in layers, each to the right of the tables it refers to, so that lines run from right to left. Tables in a layer are
 * ordered by the position of their neighbours; a layer much taller than the others takes several columns.
 * @param all every column of a table, not only its keys
 */
export function layoutSchema(tables: readonly SchemaTable[], relations: readonly SchemaRelation[], all: boolean): SchemaLayout {
  const known = new Map(tables.map((table) => [table.name, table]));
  const shown = relations.filter(({ table, toTable }) => known.has(table) && known.has(toTable));
  // Sorted by name, so that cycles are cut at the same place whatever the order.
  const cards = tables.toSorted(byName).map((table) => cardOf(table, shown, all));
  const stacks = stacksOf(layersOf(cards, shown));
  const placed = new Map<string, PlacedTable>();
  let height = 0;
  for (const [at, stack] of stacks.entries()) {
    let y = PAD;
    for (const card of stack) {
      placed.set(card.table.name, { ...card, x: PAD + at * (CARD_WIDTH + GAP_X), y });
      y += card.height + GAP_Y;
    }
    height = Math.max(height, y - GAP_Y + PAD);
  }
  return {
    width: stacks.length === 0 ? 0 : PAD * 2 + stacks.length * (CARD_WIDTH + GAP_X) - GAP_X,
    height,
    tables: [...placed.values()],
    relations: shown.map((relation, at) => ({ key: `${at}`, relation, path: pathOf(relation, placed) })),
  };
}

type Card = Omit<PlacedTable, 'x' | 'y'>;

const byName = (a: SchemaTable, b: SchemaTable): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

function cardOf(table: SchemaTable, relations: readonly SchemaRelation[], all: boolean): Card {
  const references = new Set(relations.filter((relation) => relation.table === table.name).map(({ column }) => column));
  const ends = new Set(relations.filter(({ toTable }) => toTable === table.name).map(({ toColumn }) => toColumn));
  const rows = all ? table.columns : table.columns.filter(({ name, primary }) => primary || references.has(name) || ends.has(name));
  const left = table.columns.length - rows.length;
  return { table, rows, left, references, height: HEAD_HEIGHT + (rows.length + (left > 0 ? 1 : 0)) * ROW_HEIGHT };
}

/** Layers of cards by the depth of their references; cards without any relation come last. A cycle counts once. */
function layersOf(cards: readonly Card[], relations: readonly SchemaRelation[]): Card[][] {
  const targets = new Map<string, Set<string>>();
  const related = new Set<string>();
  for (const { table, toTable } of relations) {
    related.add(table).add(toTable);
    if (table !== toTable) targets.set(table, (targets.get(table) ?? new Set()).add(toTable));
  }
  const ranks = new Map<string, number>();
  const path = new Set<string>();
  const rankOf = (name: string): number => {
    const known = ranks.get(name);
    if (known !== undefined) return known;
    path.add(name);
    // A reference back to the start of the path does not raise the layer.
    const below = [...(targets.get(name) ?? [])].filter((target) => !path.has(target));
    const rank = below.length === 0 ? 0 : 1 + Math.max(...below.map(rankOf));
    path.delete(name);
    ranks.set(name, rank);
    return rank;
  };
  const layers: Card[][] = [];
  const alone = cards.filter(({ table }) => !related.has(table.name));
  for (const card of cards) {
    if (!related.has(card.table.name)) continue;
    const rank = rankOf(card.table.name);
    (layers[rank] ??= []).push(card);
  }
  const ordered = orderLayers(
    Array.from(layers, (layer) => layer ?? []),
    relations,
  );
  return alone.length > 0 ? [...ordered, alone] : ordered;
}

/** Places every card at the mean height of its references in earlier layers, so that fewer lines cross. */
function orderLayers(layers: readonly Card[][], relations: readonly SchemaRelation[]): Card[][] {
  const place = new Map<string, number>();
  return layers.map((layer) => {
    const meanOf = ({ table }: Card): number => {
      const places = relations.flatMap((relation) => (relation.table === table.name ? (place.get(relation.toTable) ?? []) : []));
      return places.length === 0 ? 0.5 : places.reduce((sum, value) => sum + value, 0) / places.length;
    };
    const sorted = layer.toSorted((a, b) => meanOf(a) - meanOf(b) || byName(a.table, b.table));
    sorted.forEach(({ table }, at) => place.set(table.name, sorted.length < 2 ? 0.5 : at / (sorted.length - 1)));
    return sorted;
  });
}

/** Layers as columns of about the same height, for a plane that is a little wider than high. */
function stacksOf(layers: readonly Card[][]): Card[][] {
  const area = layers.flat().reduce((sum, { height }) => sum + (height + GAP_Y) * (CARD_WIDTH + GAP_X), 0);
  const limit = Math.max(Math.sqrt(area / 1.5), ...layers.flat().map(({ height }) => height + GAP_Y));
  return layers.flatMap((layer) => {
    const stacks: Card[][] = [];
    let used = Infinity;
    for (const card of layer) {
      if (used + card.height > limit) {
        stacks.push([]);
        used = 0;
      }
      stacks.at(-1)?.push(card);
      used += card.height + GAP_Y;
    }
    return stacks;
  });
}

/** Height of a column's row; of the header when the row is hidden. */
function rowY(card: PlacedTable, column: string): number {
  const at = card.rows.findIndex(({ name }) => name === column);
  return card.y + (at < 0 ? HEAD_HEIGHT / 2 : HEAD_HEIGHT + (at + 0.5) * ROW_HEIGHT);
}

function pathOf(relation: SchemaRelation, placed: ReadonlyMap<string, PlacedTable>): string {
  const [source, target] = [placed.get(relation.table), placed.get(relation.toTable)];
  if (!source || !target) return '';
  const [y1, y2] = [rowY(source, relation.column), rowY(target, relation.toColumn)];
  // Leaves through the side that faces the target; in the same column both leave to the right.
  const outward = source.x > target.x ? -1 : 1;
  const inward = source.x > target.x || source.x === target.x ? 1 : -1;
  const x1 = source.x + (outward > 0 ? CARD_WIDTH : 0);
  const x2 = target.x + (inward > 0 ? CARD_WIDTH : 0);
  const [a, b] = [x1 + outward * STUB, x2 + inward * STUB];
  const bend = source.x === target.x ? STUB * 2 : Math.max(STUB * 2, Math.abs(b - a) / 2);
  const line = `M${x1} ${y1}H${a}C${a + outward * bend} ${y1} ${b + inward * bend} ${y2} ${b} ${y2}H${x2}`;
  const fork = `M${x1} ${y1 - MARK}L${x1 + outward * MARK * 2} ${y1}L${x1} ${y1 + MARK}`;
  return `${line}${relation.once ? bar(x1 + outward * MARK, y1) : fork}${bar(x2 + inward * MARK, y2)}`;
}

const bar = (x: number, y: number): string => `M${x} ${y - MARK}V${y + MARK}`;

/** Whether a text occurs in the name of the table or of one of its columns, ignoring case. */
export function matchesTable({ name, columns }: SchemaTable, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return wanted === '' || name.toLowerCase().includes(wanted) || columns.some((column) => column.name.toLowerCase().includes(wanted));
}

const STEPS = [0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5] as const;

/** Next zoom step in a direction; unchanged at the end. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const next = direction > 0 ? STEPS.find((step) => step > zoom + 0.01) : STEPS.findLast((step) => step < zoom - 0.01);
  return next ?? zoom;
}

/** Zoom that shows the whole diagram, at most 1 and at least the legible minimum. */
export function fitZoom(layout: Pick<SchemaLayout, 'width' | 'height'>, view: { width: number; height: number }): number {
  if (layout.width === 0 || layout.height === 0 || view.width === 0 || view.height === 0) return 1;
  return Math.max(STEPS[0], Math.min(1, view.width / layout.width, view.height / layout.height));
}

/** Below this zoom, names on the cards are too small to read. */
const READABLE = 0.8;

/** Initial zoom: the whole diagram where it is legible, else the legible minimum. */
export const startZoom = (...fitting: Parameters<typeof fitZoom>): number => Math.max(READABLE, fitZoom(...fitting));
