import * as z from 'zod/mini';
import { id, opt, optionalText } from './parts.js';

/** Ids of the authors of creation and change. `isDelete` is never true: deleted rows are not returned. */
export const madeBy = { createUserId: opt(id), updateUserId: opt(id), isDelete: opt(z.boolean()) };

/** User fields of the origin that our backend does not store: null in its responses. */
export const notKeptOfPeople = {
  age: opt(z.number()),
  introduction: optionalText,
  managerUserId: opt(id),
  posLevel: optionalText,
  posTitle: optionalText,
  expertise: optionalText,
  officeZone: optionalText,
  office: optionalText,
  lastLoginAddress: optionalText,
  lastLoginDevice: optionalText,
  domainAccount: optionalText,
};
