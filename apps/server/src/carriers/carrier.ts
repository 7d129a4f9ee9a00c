import { REFERENCE_TYPES } from '@seaberry/tracking';

/** Types of numbers that carriers know: those of ocean bills, and air waybills. */
export const NUMBER_TYPES = [...REFERENCE_TYPES, 'AWB'] as const;
export type NumberType = (typeof NUMBER_TYPES)[number];

/** Query to a carrier about one subscription. */
export interface CarrierRequest {
  referenceType: NumberType;
  reference: string;
  /** Limits the request to events created from this instant on; null requests all. */
  since: string | null;
  correlationId: string;
  /** Called before each page is requested, with its address, whose query values are masked. */
  onPage?: (address: string) => void;
  /** Ends the request early, as `shipping_line_unreachable`. */
  signal?: AbortSignal;
}

/** One page of a response, verbatim. */
export interface CarrierPage {
  body: string;
  /** The parsed body. */
  json: unknown;
  status: number;
  apiVersion: string | null;
}

/** Why a carrier has no events of a number: it does not know it (yet), or the number is invalid. */
export type UnknownReason = 'not_found' | 'invalid_number';
/** Why there is no usable response, whatever the number. */
export type TechnicalReason = 'shipping_line_unreachable' | 'unrecognized_response' | 'rate_limited' | 'access_refused' | 'not_configured';

export type CarrierResponse =
  | {
      kind: 'events';
      pages: CarrierPage[];
      /** The carrier reports unasked: a first event may come weeks later. */
      sentByCarrier?: true;
    }
  | { kind: 'unknown'; reason: UnknownReason; page: CarrierPage | null }
  | {
      kind: 'technical';
      reason: TechnicalReason;
      status: number | null;
      /** Pause requested by the carrier, in wall seconds. */
      retryAfterS: number | null;
      /** Pages received before the failure; their events are kept. */
      pages: CarrierPage[];
    };

/** Sends a query to one carrier. Errors of the carrier are returned, never thrown. */
export type CarrierConnector = (request: CarrierRequest) => Promise<CarrierResponse>;
