import type { Earliest } from '../anomalies/assess.js';
import { BUILT_IN_MODEL, ratesOf } from '../estimate/model.js';
import { expectationsOf, NOT_EXPECTED, timeRules, type Expectation } from '../expectation/index.js';
import type { Instant } from '../types.js';
import { PAPERS } from './codes.js';
import type { AirNode } from './nodes.js';

/** Papers that were reported while pieces are known to be missing at the destination, or before these should be there: no proof of their arrival. */
export function isAheadOfCargo(node: AirNode, nodes: readonly AirNode[]): boolean {
  const arrival = nodes.find(({ stage }) => stage === 'arrival');
  if (arrival === undefined || arrival.occurred || !PAPERS.has(node.stage)) return false;
  const due = arrival.estimated ?? arrival.planned;
  return arrival.cargo?.pieces != null || (due !== null && node.actual !== null && node.actual < due);
}

/** Expected times in the order of the journey; papers ahead of the cargo have their own. */
export function airExpectationsOf(nodes: readonly AirNode[], asOf: Instant, lagMs: number): Expectation[] {
  const isApart = (node: AirNode): boolean => node.occurred && isAheadOfCargo(node, nodes);
  const inOrder = nodes.filter((node) => !isApart(node)).map((node) => ({ ...node, history: node.ofLastPieces }));
  const found = expectationsOf(inOrder, asOf, timeRules(ratesOf(BUILT_IN_MODEL, null, null)), lagMs)[Symbol.iterator]();
  return nodes.map((node) =>
    isApart(node)
      ? { ...NOT_EXPECTED, expected: node.actual, source: node.actual === null ? null : 'actual' }
      : (found.next().value ?? NOT_EXPECTED),
  );
}

/** When milestones are expected at the earliest, where what is overdue is perhaps only not reported yet. */
export const earliestOf = (nodes: readonly AirNode[], expectations: readonly Expectation[]): Earliest =>
  new Map(nodes.flatMap(({ key }, at) => (expectations[at]?.atLeast === undefined ? [] : [[key, expectations[at].atLeast] as const])));
