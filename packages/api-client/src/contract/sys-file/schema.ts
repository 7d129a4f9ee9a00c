import * as z from 'zod/mini';
import type { sysFile } from './calls.js';
import { changeSchemas, pageSchema, rowShape, type RowOf } from '../entity-schema.js';
import { file, idInput, optionalInput, ref, requiredText } from '../inputs.js';
import { flag, id, max, noInput, noResult, opt, optionalText, type SchemasOf, upTo } from '../parts.js';
import { companyFile, FILE_RELATIONS } from './fields.js';

export type FileRow = RowOf<typeof companyFile>;

const row = z.looseObject(rowShape(companyFile));

/** Names of files are cleaned and cut by the server. */
const given = z.string().check(max(500));

const about = {
  fileType: optionalInput(128),
  isPublic: opt(flag),
  relationName: opt(z.enum(FILE_RELATIONS)),
  relationId: opt(idInput),
  belongId: opt(idInput),
};

const progress = z.looseObject({
  id,
  /** Bytes that have arrived: the offset of the next part. */
  received: z.number(),
  size: z.number(),
  /** Bytes of each part except the last. */
  partSize: z.number(),
});

const { update, delete: remove } = changeSchemas(companyFile);

export const schemas = {
  uploadAvatar: { input: z.object({ file }), result: z.looseObject({ id, url: optionalText }) },
  preview: { input: ref, result: noResult },
  page: pageSchema(companyFile, row),
  update,
  delete: remove,
  relationFiles: { input: z.object({ relationName: requiredText(64), relationId: idInput }), result: z.array(row) },
  limits: { input: noInput, result: z.looseObject({ maxBytes: z.number(), quotaBytes: z.number(), usedBytes: z.number() }) },
  uploadFile: { input: z.object({ file, ...about }), result: row },
  begin: { input: z.object({ fileName: given, size: z.int().check(z.gte(1, 'emptyUpload')), ...about }), result: progress },
  part: { input: z.object({ id: idInput, offset: z.pipe(z.union([z.number(), upTo(16)]), z.transform(Number)), file }), result: progress },
  uploaded: { input: ref, result: progress },
  finish: { input: ref, result: row },
  abandon: { input: ref, result: noResult },
  attach: { input: z.object({ id: idInput, relationName: z.enum(FILE_RELATIONS), relationId: idInput }), result: noResult },
  release: { input: ref, result: noResult },
  address: {
    input: ref,
    /** `inline` is null for a file that no browser should show. */
    result: z.looseObject({ url: z.string(), inline: optionalText, kind: z.string(), expirySeconds: z.number() }),
  },
  content: {
    input: z.object({ id: idInput, key: upTo(64), expires: z.number(), inline: opt(flag), signature: upTo(64) }),
    result: noResult,
  },
  downloadFile: { input: ref, result: noResult },
} satisfies SchemasOf<typeof sysFile>;
