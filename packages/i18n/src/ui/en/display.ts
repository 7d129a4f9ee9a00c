import { plural } from '../plural.js';

/** Texts of display components: avatar, tag, steps, progress, QR code, tabs, pages, balance, tier. */
export const display = {
  morePeople: (count: number, formatted: string, names: string) =>
    plural('en', count, { one: `One more: ${names}`, other: `${formatted} more: ${names}` }),
  removeTag: (tag: string) => `Remove ${tag}`,
  showMoreTags: (count: number, formatted: string) => plural('en', count, { one: 'Show 1 more', other: `Show ${formatted} more` }),
  showFewer: 'Show fewer',
  hiddenSteps: 'Show the steps in between',
  stepState: { done: 'Done', current: 'Now', error: 'Needs correction', waiting: 'Still ahead' },
  stepOf: (step: string, total: string) => `Step ${step} of ${total}`,
  deltaUp: (amount: string) => `Up by ${amount}`,
  deltaDown: (amount: string) => `Down by ${amount}`,
  deltaNone: 'No change',
  qrLoading: 'Generating the code',
  qrExpired: 'This code has expired',
  qrTooLong: 'The text is too long for a code',
  qrRefresh: 'Get a new code',
  qrScanned: 'Scanned. Confirm on your phone.',
  qrConfirmed: 'Confirmed',
  goToPage: 'Go to page',
  recordPrevious: 'Previous record',
  recordNext: 'Next record',
  recordPlace: (at: string, of: string) => `${at} of ${of}`,
  recordFirst: 'This is the first record of the list.',
  recordLast: 'This is the last record of the list.',
  backTo: (list: string) => `Back to ${list}`,
  spaceBar: 'Space',
  openRecord: (record: string) => `Open ${record}`,
  changesAndMore: (changes: string, count: number, formatted: string) =>
    plural('en', count, { one: `${changes}; 1 more change`, other: `${changes}; ${formatted} more changes` }),
  berriesLow: 'Balance is low',
  tier: { sailor: 'Sailor', chiefMate: 'Chief mate', captain: 'Captain', ultimate: 'Ultimate' },
  tierLabel: (tier: string) => `Account tier: ${tier}`,
};
