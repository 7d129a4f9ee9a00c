import { plural } from '../plural.js';

/** Texts of what a carrier has reported: the history of its ETA, and its messages. */
export const history = {
  etaTitle: 'Carrier’s ETA history',
  etaLabel: (place: string) => `Carrier’s ETA history at ${place}`,
  /** @param arrived The arrival is the last time, and no change of the ETA. */
  etaChanges: (count: number, arrived: boolean) =>
    `${plural('en', count, { one: '1 change', other: `${count} changes` })}${arrived ? ' before the arrival' : ''}`,
  etaNoHistory: 'No ETA has been stated yet',
  etaSummary: (first: string, last: string, slip: string) => `First ${first}, now ${last} (${slip}).`,
  etaFirst: 'First ETA',
  etaArrived: 'Arrived',
  etaShowTable: 'Show as table',
  etaShowChart: 'Show as chart',
  etaValue: 'ETA',
  etaMove: 'Change',
  etaAgainstFirst: 'Against first',

  rawEvents: 'Raw events',
  rawEmpty: 'No raw events',
  rawEmptyHint: 'Carrier messages are kept here unchanged.',
  rawCreated: 'created',
  rawReceived: 'received',
  rawCopy: 'Copy JSON',
  rawCopied: 'Copied',
  rawMore: (count: number) => plural('en', count, { one: 'Show 1 more', other: `Show ${count} more` }),
};
