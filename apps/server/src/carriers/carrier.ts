import type { ReferenceType } from '@seaberry/tracking';

/** Query to a carrier about one subscription. */
export interface CarrierQuestion {
  referenceType: ReferenceType;
  reference: string;
  /** Only events created from this instant on; null asks for all. */
  since: string | null;
  correlationId: string;
}

/** One page of a response, verbatim. */
export interface CarrierPage {
  body: string;
  /** The parsed body. */
  json: unknown;
  status: number;
  apiVersion: string | null;
}

/** Why a carrier cannot serve a number, for good or for now. */
export type UnknownReason = 'not_found' | 'invalid_number';
/** Why there was no response; it says nothing about the number. */
export type TechnicalReason = 'shipping_line_unreachable' | 'unrecognized_response' | 'rate_limited' | 'access_refused' | 'not_configured';

export type CarrierAnswer =
  | { kind: 'events'; pages: CarrierPage[] }
  | { kind: 'unknown'; reason: UnknownReason; page: CarrierPage | null }
  | {
      kind: 'technical';
      reason: TechnicalReason;
      status: number | null;
      /** How long the carrier asks us to stay away, in wall seconds. */
      retryAfterS: number | null;
      /** Pages that arrived before the failure: their events are kept. */
      pages: CarrierPage[];
    };

/** Asks one carrier. Errors of the carrier are returned, never thrown. */
export type CarrierConnector = (question: CarrierQuestion) => Promise<CarrierAnswer>;
