import { documentOf } from '../modules/air-message/rules.ts';
import type { CarrierConnector } from './carrier.ts';

/** Stored messages about a waybill, the oldest first, received from a domain time on. */
export type KeptMessages = (request: {
  source: string;
  /** Eleven digits. */
  awb: string;
  since: string | null;
}) => Promise<readonly { body: string; receivedAt: string }[]>;

/**
 * For an airline that sends its messages unasked (by HTTP or into a folder): reads those that it has sent. It never reports a number as
 * unknown, since it may send the first message later.
 */
export const messagesConnector =
  (source: string, kept: KeptMessages): CarrierConnector =>
  async ({ reference, since }) => {
    const messages = await kept({ source, awb: reference, since });
    const pages = messages.flatMap(({ body, receivedAt }) => {
      const json = documentOf(body, receivedAt);
      return json === undefined ? [] : [{ body: JSON.stringify(json), json, status: 200, apiVersion: null }];
    });
    return { kind: 'events', pages, sentByCarrier: true };
  };
