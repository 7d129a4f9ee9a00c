import * as z from 'zod/mini';
import { rowShape } from '../entity-schema.js';
import { dictData } from './fields.js';

/** A value of a dictionary, in the lists of both controllers. */
export const valueRow = z.looseObject(rowShape(dictData));
