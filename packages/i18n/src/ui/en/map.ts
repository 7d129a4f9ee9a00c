/** Texts of the map of a shipment. */
export const map = {
  routeFromTo: (from: string, to: string) => `Way from ${from} to ${to}`,
  routeAt: (place: string) => `Map of ${place}`,
  routeStops: 'Places on the way',
  routeNothing: 'No place of this shipment is known yet.',
  /** Places without coordinates. */
  routeUnplaced: (places: string) => `Not on the map: ${places}`,
  routeEstimated: (time: string) => `Estimated position, ${time}`,
  routeReported: (place: string, time: string) => `Last reported at ${place}, ${time}`,
  routeNoPosition: 'Position not known',
  routeNotBegun: 'Not under way yet',
  routeToGo: (miles: string) => `${miles} nm to go`,
  routeLeft: (time: string) => `left ${time}`,
  routeLeaves: (time: string) => `leaves ${time}`,
  routeArrived: (time: string) => `arrived ${time}`,
  routeArrives: (time: string) => `expected ${time}`,
  routePassed: 'passed, not reported',
  routeAhead: 'no time known',
};
