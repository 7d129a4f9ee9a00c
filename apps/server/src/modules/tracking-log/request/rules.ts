import type { CarrierResponse } from '../../../carriers/carrier.ts';

/** Result of a request; without a reason it succeeded. */
export interface RequestOutcome {
  reason?: string | null;
  httpStatus?: number | null;
  /** Number of new events; null for a number that is not tracked. */
  added?: number | null;
}

/** Result of a request from the response of the carrier. @param added Number of new events. */
export function outcomeOf(response: CarrierResponse, added: number | null): RequestOutcome {
  switch (response.kind) {
    case 'events':
      return { httpStatus: response.pages.at(-1)?.status ?? null, added };
    case 'unknown':
      return { reason: response.reason, httpStatus: response.page?.status ?? null, added };
    case 'technical':
      return { reason: response.reason, httpStatus: response.status, added };
  }
}
