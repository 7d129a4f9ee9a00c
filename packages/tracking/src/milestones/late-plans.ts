import type { Estimate } from '../types.js';
import type { Node } from './node.js';

const DAY_MS = 86_400_000;

/**
 * Nodes of a station without the estimates that are no plan: one that was first given when something before it there was known to be late includes
 * that delay, and would make it more punctual than what it follows.
 */
export const withoutLatePlans = (nodes: readonly Node[]): Node[] =>
  nodes.map((node, at) => {
    const first = node.history.find(({ classifier }) => classifier !== 'ACT');
    const isLate = first?.classifier === 'EST' && nodes.slice(0, at).some((before) => isKnownLate(before, first));
    return isLate ? { ...node, planned: null } : node;
  });

function isKnownLate({ history, planned }: Node, { statedAt }: Estimate): boolean {
  const known = history.findLast((statement) => statement.statedAt <= statedAt);
  return known !== undefined && planned !== null && Date.parse(known.at) - Date.parse(planned) > DAY_MS;
}
