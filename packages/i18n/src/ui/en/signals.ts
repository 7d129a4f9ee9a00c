/** Findings about a shipment beside its anomalies. */
export const signals = {
  label: 'Signals',
  kinds: {
    customsHold: 'Customs hold',
    missedConnection: 'Missed connection',
    rolledOver: 'Rolled over',
    silentCarrier: 'Carrier silent',
    etaInDoubt: 'ETA in doubt',
    longDwell: 'Long stay',
    vesselChanged: 'Vessel changed',
  },
  at: (kind: string, place: string) => `${kind}, ${place}`,
  since: (date: string) => `since ${date}`,
  over: 'over',
  customsHold: (length: string, date: string) => `Held by customs for ${length}, since ${date}.`,
  /** It is rolled over once it is loaded: the departure of `found` may be still to come. */
  rolledOver: (planned: string, found: string, length: string) => `Planned on ${planned}, loaded on ${found}, ${length} later.`,
  /** Its planned vessel left without the container. */
  leftBehind: (planned: string) => `Planned on ${planned}, which left without it. No other sailing is known.`,
  vesselChanged: (planned: string, found: string) => `Planned on ${planned}, now on ${found}.`,
  missedConnection: (arrival: string, length: string, sailing: string) =>
    `Arrival ${arrival}, ${length} after the departure last given for ${sailing}.`,
  missedTransfer: (arrival: string, length: string, sailing: string) =>
    `Arrival ${arrival}, only ${length} before the departure last given for ${sailing}.`,
  onward: (sailing: string) => `Goes on with ${sailing}.`,
  silentCarrier: (since: string, stage: string, due: string) => `No news since ${since}. ${stage} was due ${due}.`,
  etaInDoubt: (carrier: string, expected: string, length: string) =>
    `Carrier says ${carrier}. With the known delay it is ${expected}, ${length} later.`,
  longDwell: (length: string, date: string, limit: string) => `There for ${length}, since ${date}. The limit is ${limit}.`,
  longDwellOver: (length: string, date: string, limit: string) => `Stayed ${length} from ${date}. The limit is ${limit}.`,
  reason: (reason: string) => `Reason: ${reason}.`,
  /** Between two sentences. */
  between: ' ',
  sailing: (vessel: string, date: string) => `${vessel} (${date})`,
  nextVessel: 'the next vessel',
  noDate: 'date not known',
};
