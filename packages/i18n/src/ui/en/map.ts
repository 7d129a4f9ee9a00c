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
  routeNoPosition: 'No position reported',
  /** By sea or air, and by land. */
  routeToGo: (miles: string | null, kilometres: string | null) =>
    `${[miles && `${miles} nm`, kilometres && `${kilometres} km by land`].filter(Boolean).join(' and ')} to go`,
  routeLeft: (time: string) => `left ${time}`,
  routeLeaves: (time: string) => `leaves ${time}`,
  routeArrived: (time: string) => `arrived ${time}`,
  routeArrives: (time: string) => `arrives ${time}`,
  routePassed: 'passed, not reported',
  routeThere: 'arrived, time not reported',
  routeCancelled: 'did not happen',
  routeAhead: 'no time known',
};
