import * as z from 'zod/mini';
import { airOutlook, airRailNode, airState } from '../air-waybill/shipment.js';
import { changeSchemas, furtherSchemas, inputShape, pageSchemas, type RowOf } from '../entity-schema.js';
import { email, idInput, note, optionalInput, ref, requiredList, requiredUntrimmed, version } from '../inputs.js';
import { outlook, railNode, shipmentState } from '../ocean-bill/shipment.js';
import { shipmentRoute } from '../ocean-bill/route.js';
import { id, instant, noResult, openEnum, opt, optionalText, type SchemasOf } from '../parts.js';
import type { shareLink } from './calls.js';
import { LINK_LANGUAGES, LINK_NOTE_MAX, MAX_LINK_ADDRESSES, MAX_SHARED_ORDERS, SHARED_PARTS, shareLink as link } from './fields.js';

export type ShareLinkRow = RowOf<typeof link>;

/** Kinds of shipments, by the controllers of their calls. */
const KINDS = ['oceanBill', 'airWaybill'] as const;

/** Compared as it is; the form of the browser sends it unencrypted, since it opens no account. */
const linkPassword = opt(z.string().check(z.maxLength(100, 'tooLong')));

const chosen = opt(z.array(z.object({ kind: z.enum(KINDS), id: idInput })).check(z.maxLength(MAX_SHARED_ORDERS, 'tooMany')));

/** Without chosen shipments a link needs a customer. */
const whose = z.refine<{ customer?: string | null | undefined; orders?: readonly unknown[] | null | undefined }>(
  ({ customer, orders }) => Boolean(customer) !== Boolean(orders?.length),
  { error: 'required', path: ['customer'] },
);

const shownLink = z.looseObject({ id, token: z.string() });

/** Place at an end of the route: code and name in the language of the visitor. */
const end = opt(z.looseObject({ code: optionalText, name: optionalText }));

const row = {
  id,
  reference: z.string(),
  /** Numbers of the customer's order and delivery, where the link shows them. */
  orderNo: optionalText,
  deliveryNo: optionalText,
  /** Name of the carrier or airline. */
  carrier: optionalText,
  from: end,
  to: end,
};

/** One shipment of a link, as in its list. */
export const sharedRow = z.union([
  z.looseObject({ kind: z.literal('oceanBill'), ...row, rail: opt(z.array(railNode)), outlook: opt(outlook) }),
  z.looseObject({ kind: z.literal('airWaybill'), ...row, rail: opt(z.array(airRailNode)), outlook: opt(airOutlook) }),
]);

export type SharedRow = z.output<typeof sharedRow>;

const { delete: remove } = changeSchemas(link);

export const schemas = {
  page: pageSchemas(link).page,
  ...furtherSchemas(link, ['setStatus']),
  add: {
    input: z.object({ ...inputShape(link, 'add'), orders: chosen, password: linkPassword }).check(whose),
    result: opt(shownLink),
  },
  update: { input: z.object({ id: idInput, version, ...inputShape(link, 'edit'), password: linkPassword }), result: noResult },
  delete: remove,
  token: { input: ref, result: z.string() },
  send: {
    input: z.object({
      id: idInput,
      to: requiredList(email.check(z.minLength(1, 'required'))).check(z.maxLength(MAX_LINK_ADDRESSES, 'tooMany')),
      language: z.enum(LINK_LANGUAGES),
      note: note(LINK_NOTE_MAX),
    }),
    result: noResult,
  },
  open: {
    input: z.object({
      token: requiredUntrimmed(200),
      password: optionalInput(100),
      /** Pass of this visit: the same page asks again, which is not counted as another view and needs no password. */
      pass: optionalInput(1000),
    }),
    result: z.looseObject({
      /** For `shipment`, and for asking again; valid for an hour. */
      pass: z.string(),
      name: z.string(),
      note: optionalText,
      shows: z.array(openEnum(SHARED_PARTS)),
      expiresAt: instant,
      /** Domain time. */
      now: z.string(),
      /** Company of the author; `logo` is a data URL. */
      company: z.looseObject({ name: z.string(), logo: optionalText }),
      shipments: z.array(sharedRow),
      /** More shipments than are listed. */
      more: z.boolean(),
    }),
  },
  shipment: {
    input: z.object({ pass: requiredUntrimmed(1000), id: idInput }),
    result: z.union([
      z.looseObject({ kind: z.literal('oceanBill'), shipment: sharedRow, state: shipmentState, route: opt(shipmentRoute) }),
      z.looseObject({ kind: z.literal('airWaybill'), shipment: sharedRow, state: airState, route: opt(shipmentRoute) }),
    ]),
  },
} satisfies SchemasOf<typeof shareLink>;
