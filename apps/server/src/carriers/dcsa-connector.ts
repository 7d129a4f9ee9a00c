import type { CarrierConnector, CarrierRequest, NumberType } from './carrier.ts';
import { maskedQuery, pagedConnector, type ConnectorOptions, type Endpoint, type Protocol } from './pages.ts';

/** DCSA Track & Trace 2.2: query parameter of each reference type; an air waybill is unknown to every shipping line. */
const PARAMETERS: Record<NumberType, string> = {
  BL: 'transportDocumentReference',
  CONTAINER: 'equipmentReference',
  BOOKING: 'carrierBookingReference',
  AWB: 'transportDocumentReference',
};

const PAGE_LIMIT = 100; // the default of DCSA 2.2

const DCSA: Protocol = {
  headers: { Accept: 'application/json', 'API-Version': '2' },
  urls: (baseUrl, request) => [eventsUrl(baseUrl, request)],
  // The header of 2.2 or of 3.0.
  nextOf: (headers) => headers.get('Next-Page') ?? headers.get('Next-Page-Cursor'),
  masked: maskedQuery,
  reportsInvalid,
};

/**
 * Queries a carrier by DCSA Track & Trace 2.2: `GET /v2/events`, page by page, from a creation time on.
 *
 * @param endpoint URL up to and without `/v2/events`
 */
export const dcsaConnector = (endpoint: Endpoint, options?: ConnectorOptions): CarrierConnector => pagedConnector(DCSA, endpoint, options);

function eventsUrl(baseUrl: string, request: CarrierRequest): URL {
  const url = new URL(`${baseUrl}/v2/events`);
  url.searchParams.set(PARAMETERS[request.referenceType], request.reference);
  if (request.since !== null) url.searchParams.set('eventCreatedDateTime:gte', request.since);
  url.searchParams.set('limit', String(PAGE_LIMIT));
  return url;
}

/** Whether an error of a DCSA body says “invalid” in one of its codes or texts, which is read as an invalid number. */
function reportsInvalid(json: unknown): boolean {
  const errors =
    typeof json === 'object' && json !== null && 'errors' in json && Array.isArray(json.errors) ? (json.errors as unknown[]) : [];
  return errors.some((error) => {
    if (typeof error !== 'object' || error === null) return false;
    const text = (key: string): string => {
      const value: unknown = Reflect.get(error, key);
      return typeof value === 'string' ? value.toLowerCase() : '';
    };
    return /invalid/u.test(`${text('errorCodeText')} ${text('errorCodeMessage')} ${text('reason')} ${text('message')}`);
  });
}
