/** Texts that name the carrier. @param named Its word at the beginning of a sentence. */
const textsOf = (carrier: string, named: string) => ({
  kinds: {
    failed: 'Tracking failed',
    unknownNumber: 'Number not known',
    lostSight: 'Lost sight',
    silent: 'Silent',
    late: 'Late',
    waiting: `Waiting for the ${carrier}`,
    early: 'Early',
    onTrack: 'On track',
    arrived: 'Arrived',
    completed: 'Completed',
    cancelled: 'Cancelled or declined',
  },
  /**
   * Part of a delay for the customer that the first plan already had, null where it is all of it; what was added or made up since then, and where
   * the delay arose.
   */
  plannedLate: (before: string | null, since: string | null, cause: string | null, madeUp = false) =>
    `${before ? `${carrier}’s first plan ${before} after that date` : `already in the ${carrier}’s first plan`}${since ? `, ${since} ${madeUp ? 'made up' : 'more'} since` : ''}${cause ? `; ${cause}` : ''}`,
  carrierStill: (date: string) => `${named} still says ${date}.`,
  carrierSays: (date: string) => `${named} says ${date}.`,
  /** The carrier’s own date beside ours, in a list. */
  carrierDate: (date: string) => `${named} ${date}`,
  silent: (heard: string, stage: string, due: string) => `No news from the ${carrier} since ${heard}. ${stage} was due ${due}.`,
  lostSight: (date: string, heard: string) => `Tracking ended ${date}, because the ${carrier} reported nothing more. Last news: ${heard}.`,
  waiting: `Nothing is known from the ${carrier} yet.`,
  unknownNumber: `The ${carrier} does not know this number. Check the number and the ${carrier}.`,
  failed: `The ${carrier} could not be asked. Track the number again.`,
  noEta: `The ${carrier} has not said when it arrives.`,
  arrivedUntold: (place: string) => `Arrived ${place}. The ${carrier} has not said when.`,
});

const shared = {
  silentSince: (date: string) => `Silent since ${date}`,
  lostSince: (date: string) => `Lost sight ${date}`,
  /** Kind of an outlook beside a change that is measured against the carrier's plan. */
  forPromise: (label: string) => `${label} for the customer deadline`,

  arrives: (place: string, when: string) => `Arrives ${place} ${when}`,
  arrived: (place: string, when: string) => `Arrived ${place} ${when}`,
  delivery: (place: string, when: string) => `Delivery ${place} ${when}`,
  delivered: (place: string, when: string) => `Delivered ${place} ${when}`,
  /** Two days, month and year once where they are the same. */
  days: (from: string, to: string) => {
    const [day, ...month] = from.split(' ');
    return to.endsWith(` ${month.join(' ')}`) ? `${day}–${to}` : `${from} – ${to}`;
  },
  within: (day: string, days: string) => `${day} (${days})`,
  spare: (length: string) => `${length} to spare`,
  withSlip: (statement: string, slip: string) => `${statement}, ${slip}`,
  due: (date: string) => `due ${date}`,
  /** Delay that arose at a milestone, which is not its own slip: that has earlier delays in it. */
  cause: (milestone: string, length: string, happened: boolean, isPart = false) =>
    `${milestone} ${happened ? 'added' : 'adds'} ${length}${isPart ? ' of the delay' : ''}`,
  causeReason: (cause: string, reason: string) => `${cause} (${reason})`,
  /** Part of a cause that is larger than the delay. */
  causeMadeUp: (cause: string, length: string, done: boolean) => `${cause}, of which ${length} ${done ? 'was' : 'is'} made up on the way`,
  because: (statement: string, cause: string) => `${statement}: ${cause}.`,
  plain: (statement: string) => `${statement}.`,
  /** Between two sentences. */
  between: ' ',
  completed: (date: string) => `Completed ${date}.`,
  cancelled: (date: string) => `The booking was cancelled or declined ${date}.`,
  noArrivalDate: 'No arrival date',
  /** A milestone that is overdue, and perhaps only not reported yet. */
  unreported: 'Not reported yet',
  unreportedNext: (what: string, date: string) => `not reported yet: ${what}, due ${date}`,
  /** Names of milestones to come, by stage. */
  coming: {
    booked: 'Booking',
    emptyPickup: 'Empty pickup',
    gatedIn: 'Gate-in',
    customsReleased: 'Customs release',
    loaded: 'Loading',
    departed: 'Departure',
    transitArrived: 'Arrival',
    transitDeparted: 'Departure',
    arrivedPod: 'Arrival',
    discharged: 'Discharge',
    booking: 'Booking',
    cargoReceived: 'Cargo receipt',
    manifested: 'Manifest',
    departure: 'Departure',
    transit: 'Transit',
    arrival: 'Arrival',
    documentReceived: 'Documents',
    receivedFromFlight: 'Receipt from flight',
    customsClearance: 'Customs clearance',
    documentDelivered: 'Document delivery',
    delivered: 'Delivery',
    emptyReturned: 'Empty return',
    finished: 'End of tracking',
  },
  /** Names of events to come, by DCSA code or IATA status code, where that of the stage is another event. */
  comingEvents: {
    AVPU: 'Availability for pick-up',
    ARRI: 'Arrival',
    DEPA: 'Departure',
    LOAD: 'Loading',
    DISC: 'Discharge',
    GTIN: 'Gate-in',
    GTOT: 'Gate-out',
    ARR: 'Arrival',
    DEP: 'Departure',
  },
  /** A value of a shipment that has changed with news of the carrier. */
  changed: (from: string, to: string) => `${from} → ${to}`,
  changedFact: (fact: string, from: string, to: string) => `${fact} ${from} → ${to}`,
  nextIs: (next: string) => `Next ${next}`,
  nextAt: (what: string, place: string) => `${what} ${place}`,
  next: (when: string, what: string) => `${when} · ${what}`,
  /** The next milestone, once its date has passed; what matters comes first, since a narrow column cuts the end. */
  nextUnreported: (what: string, date: string) => `not reported yet: ${what}, due ${date}`,
  nextNotReported: (what: string, date: string) => `not reported: ${what}, was due ${date}`,
  /** Delay reasons of SMDG, by code. */
  reasons: {
    ACC: 'Accident on board',
    DEV: 'Detour around bad weather',
    EDD: 'Emergency dry docking',
    ENG: 'Engine repairs',
    MVX: 'More moves than planned',
    PAU: 'Vessel detained in port',
    SPE: 'Crew or equipment of the vessel not ready',
    STW: 'Change of stowage',
    VGR: 'Vessel gear breakdown',
    OTV: 'Other reason of the vessel',
    AIP: 'Accident in the terminal',
    ANA: 'Authorities not available',
    BUN: 'Bunkering',
    CGS: 'Berth congestion after a late arrival',
    CRN: 'Too few cranes',
    FTE: 'Terminal equipment not available',
    HLD: 'Hatch covers',
    LAB: 'Labour shortage',
    LAS: 'Lashing',
    LOT: 'Other reason of labour',
    MIL: 'Military exercise',
    PBC: 'Berth congestion',
    PIT: 'No pilot or tug',
    PLT: 'Planning of the terminal',
    PRD: 'Slow cargo handling',
    QUA: 'Quarantine inspection',
    YRD: 'Yard congestion',
    OTS: 'Other reason ashore',
    CAE: 'Waiting for export cargo',
    CIN: 'Inspection of cargo',
    DIN: 'Missing or wrong information',
    LEK: 'Leaking container',
    REF: 'Reefer fault',
    SPH: 'Special or dangerous cargo',
    STF: 'Wrongly stuffed container',
    UCC: 'Break bulk or out-of-gauge cargo',
    WGT: 'Wrongly declared weight',
    OTC: 'Other reason of cargo',
    HOL: 'Public holiday',
    QUV: 'Vessel in quarantine',
    PTF: 'Traffic restrictions in port',
    RSC: 'Rescue at sea',
    STR: 'Strike',
    TID: 'Tide',
    VIN: 'Inspection of the vessel',
    WEA: 'Weather',
    OTF: 'Other force majeure',
  },
  /** Reasons that carriers give in words, by those words. */
  phrases: {
    'Connection missed, rolled to another vessel': 'Connection missed, rolled to another vessel',
    'POD changed': 'Port of discharge changed',
    'Cargo rolled to the next vessel': 'Rolled to the next vessel',
  },
  /** The carrier's own words, where it gave no known code. */
  carrierWords: (words: string) => `“${words}”`,
};

/** Statements about a shipment as a whole, in short for a chip and as sentences; `air` has those of an air waybill. */
export const outlook = {
  ...shared,
  ...textsOf('carrier', 'Carrier'),
  air: { ...shared, ...textsOf('airline', 'Airline') },
};
