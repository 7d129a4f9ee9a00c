import { EXPECTED_SOURCES, NODE_STATES, OUTLOOK_KINDS, type Outlook, type Place, type Stage } from '@seaberry/tracking';
import type { RoutePlace } from '@seaberry/ui/route-label';

import type { Shipment } from './shipment.ts';

/** A known word, or null: a code of a newer server is no reason to show nothing. */
export const oneOf = <T extends string>(values: readonly T[], text: string | null | undefined): T | null =>
  values.find((value) => value === text) ?? null;

/** A place as the route shows it; null when neither code nor name is known. */
export const placeOf = (code: string | null | undefined, name: string | null | undefined): RoutePlace | null =>
  code || name ? { unLocationCode: code ?? null, name: name ?? null } : null;

/** An outlook of a kind that this version knows. */
export const outlookOf = <S extends Stage>(outlook: Outlook<S> | null | undefined): Outlook<S> | null =>
  outlook && oneOf(OUTLOOK_KINDS, outlook.kind) ? outlook : null;

type Node = Shipment['rail'][number];

/** A node of the rail as a row has it. */
interface RowNode extends Required<Pick<Node, 'planned' | 'expected' | 'actual' | 'slipMs' | 'placeCode'>> {
  stage: string;
  state: string;
  mode?: string | undefined;
  expectedSource?: string | null | undefined;
  passed?: boolean | null | undefined;
  cancelled?: boolean | null | undefined;
  due?: string | null | undefined;
  placeName?: string | null | undefined;
  timeZone?: string | null | undefined;
}

/**
 * The rail of a row; nodes of stages this version does not know are left out. The next milestone of the outlook is the only one that can be
 * overdue, and its node says so.
 */
export function railOf(
  nodes: readonly RowNode[] | null | undefined,
  stages: readonly Stage[],
  next: Outlook<Stage>['next'] = null,
): Shipment['rail'] {
  const overdue = nodes?.find(({ stage, actual, placeCode }) => actual === null && stage === next?.stage && isAt(next.place, placeCode));
  return (nodes ?? []).flatMap((node) => {
    const stage = oneOf(stages, node.stage);
    const state = oneOf(NODE_STATES, node.state);
    if (!stage || !state) return [];
    const { mode, planned, expected, actual, passed, cancelled, slipMs, placeCode, placeName = null, timeZone = null, due = null } = node;
    const expectedSource = oneOf(EXPECTED_SOURCES, node.expectedSource);
    return [
      {
        stage,
        ...(mode ? { mode: 'RAIL' as const } : {}),
        state,
        planned,
        expected,
        expectedSource,
        actual,
        ...(passed ? { passed } : {}),
        ...(cancelled ? { cancelled } : {}),
        slipMs,
        placeCode,
        placeName,
        timeZone,
        due,
        ...(node === overdue && next?.overdueSince ? { overdueSince: next.overdueSince } : {}),
      },
    ];
  });
}

/** Places without a code have no other of their stage beside them. */
const isAt = (place: Place | null, code: string | null): boolean => (place?.unLocationCode ?? code) === code;

/** Reads rows as shipments; each row of a response once. */
export function shipmentReader<R extends object>(read: (row: R) => Shipment): (row: R) => Shipment {
  const known = new WeakMap<R, Shipment>();
  return (row) => {
    const shipment = known.get(row) ?? read(row);
    known.set(row, shipment);
    return shipment;
  };
}
