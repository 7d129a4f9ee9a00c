import { job as jobEntity } from '@seaberry/api-client/contract';
import type { JobRow, Parsed } from '@seaberry/api-client/schemas';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/handlers.ts';
import { fromProperties, isAddress, isHeader, unmasked, type Header } from '../http/rules.ts';
import { idOfJob, jobRows } from './repo.ts';

const SCRIPT = 1;
export const HTTP = 2;

export async function jobOf(context: CallContext, jobId: string): Promise<JobRow> {
  const id = await idOfJob(context.deps.db, jobId);
  if (id === null) throw new BusinessError(ERROR.jobNotFound);
  return jobRows(context.deps.db, context.locale).find(id);
}

/** @throws BusinessError for a built-in job, whose triggers and request are part of the product */
export function ownJob(row: JobRow): JobRow {
  if (row.createType !== HTTP) throw new BusinessError(ERROR.builtInJob);
  return row;
}

type JobInput = Omit<Parsed<'sysJob', 'addJobDetail'>, 'jobId'>;

/** The request of a job as it is stored. @throws FieldErrors */
export function requestOf<I extends JobInput>(input: I): Omit<I, 'properties' | 'createType' | 'headers'> {
  const { properties, createType, headers: _, ...fields } = input;
  if (createType === SCRIPT) throw new BusinessError(ERROR.scriptRefused);
  const found = properties && !fields.requestUri ? fromProperties(properties) : null;
  const request = { ...fields, ...found };
  const known: readonly string[] = jobEntity.fields.httpMethod.values;
  if (!request.requestUri) throw new FieldErrors({ requestUri: ['required'] });
  if (!isAddress(request.requestUri)) throw new FieldErrors({ requestUri: ['jobAddress'] });
  if (request.httpMethod && !known.includes(request.httpMethod)) throw new FieldErrors({ httpMethod: ['invalid'] });
  return request;
}

/** @param stored Headers for masked values. @throws FieldErrors */
export function headersIn(headers: readonly Header[] | null | undefined, stored: readonly Header[]): Header[] | null {
  if (!headers) return null;
  if (!headers.every(isHeader)) throw new FieldErrors({ headers: ['jobHeader'] });
  const open = unmasked(headers, stored);
  if (open === null) throw new FieldErrors({ headers: ['jobHeaderAgain'] });
  return open;
}

export const originOf = (address: string | null | undefined): string => (address && URL.canParse(address) ? new URL(address).origin : '');
