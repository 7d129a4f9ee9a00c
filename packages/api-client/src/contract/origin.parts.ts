import * as z from 'zod/mini';
import { id, opt, text } from './parts.js';

/** Ids of the authors of creation and change. `isDelete` is never true: deleted rows are not returned. */
export const madeBy = { createUserId: opt(id), updateUserId: opt(id), isDelete: opt(z.boolean()) };

/** User fields of the origin that our backend does not store: null in its responses. */
export const notKeptOfPeople = {
  age: opt(z.number()),
  introduction: text,
  managerUserId: opt(id),
  posLevel: text,
  posTitle: text,
  expertise: text,
  officeZone: text,
  office: text,
  lastLoginAddress: text,
  lastLoginDevice: text,
  domainAccount: text,
};
