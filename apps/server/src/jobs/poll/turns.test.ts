import { describe, expect, it } from 'vitest';
import { nextInTurn, type DueBill } from './turns.ts';

const MINUTE = (minute: number): string => new Date(Date.parse('2026-11-21T09:00:00Z') + minute * 60_000).toISOString();

/** Bills of one company in its order, due a minute after each other. */
const due = (tenantId: string, count: number, more: Partial<DueBill> = {}): DueBill[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${tenantId}${at + 1}`,
    tenantId,
    lane: 'COSU',
    first: false,
    turn: at + 1,
    dueAt: MINUTE(at),
    ...more,
  }));
const room = (number: number) => ({ roomOf: () => number, lastTurnOf: () => 0 });
const ids = (bills: readonly DueBill[]): string[] => bills.map(({ id }) => id);

describe('the next bills', () => {
  it('are of each company in turn, whatever each has waiting', () => {
    const bills = [...due('a', 3000), ...due('b', 1, { dueAt: MINUTE(5000) }), ...due('c', 2)];
    expect(ids(nextInTurn(bills, room(5)))).toEqual(['a1', 'c1', 'b1', 'a2', 'c2']);
  });

  it('begin with the company whose last turn is longest ago', () => {
    const turns = new Map([
      ['a', 7],
      ['b', 6],
    ]);
    const rules = { roomOf: () => 2, lastTurnOf: (tenantId: string) => turns.get(tenantId) ?? 0 };
    expect(ids(nextInTurn([...due('a', 5), ...due('b', 5), ...due('c', 5)], rules))).toEqual(['c1', 'b1']);
  });

  it('are those without a first response, beside a quarter for all others', () => {
    const bills = [...due('a', 9), ...due('b', 9, { first: true })];
    expect(ids(nextInTurn(bills, room(8)))).toEqual(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'a1', 'a2']);
    expect(ids(nextInTurn(due('b', 3, { first: true }), room(3)))).toEqual(['b1', 'b2', 'b3']);
  });

  it('are as many as each carrier can take', () => {
    const bills = [...due('a', 4), ...due('b', 4, { lane: 'MAEU' }), ...due('c', 4, { lane: 'ZIMU' })];
    const rooms: Record<string, number> = { COSU: 1, MAEU: -2, ZIMU: 9 };
    const chosen = nextInTurn(bills, { roomOf: (carrier) => rooms[carrier] ?? 0, lastTurnOf: () => 0 });
    expect(ids(chosen)).toEqual(['a1', 'c1', 'c2', 'c3', 'c4']);
  });
});
