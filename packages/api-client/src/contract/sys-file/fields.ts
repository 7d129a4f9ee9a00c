import { audited, choice, code, entity, flag, instant, integer, longText, ref, text } from '../entity.js';

/** Result of the virus scan; without a scanner every file is clean. */
export const FILE_STATES = ['clean', 'scanning', 'infected'] as const;

/** Kinds of records that a file can belong to. */
export const FILE_RELATIONS = ['oceanBill'] as const;

/** Extensions of the files that are accepted; their content must fit. */
export const FILE_SUFFIXES = [
  'pdf',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'tif',
  'tiff',
  'txt',
  'csv',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'mp4',
] as const;

export const FILE_NAME_MAX = 128;

/** Uploaded file of a company. */
export const companyFile = entity(
  { controller: 'sysFile', one: 'file', many: 'files', title: 'fileName' },
  {
    fileName: text({ required: true, entered: 'edit', max: FILE_NAME_MAX, filter: true, sort: true }),
    /** Extension without the dot, by the content. */
    suffix: code({ entered: 'none', max: 16, sort: true }),
    sizeKb: integer({ entered: 'none', derived: true, sort: true }),
    /** Address of the preview; requires the token. */
    url: text({ entered: 'none', derived: true, listed: false }),
    /** Not in the specification. */
    state: choice({ entered: 'none', values: FILE_STATES, sort: true }),
    /** A word of the user's own to sort files by. */
    fileType: text({ entered: 'edit', max: 128 }),
    /** Visible to the whole company, whatever the data range of the reader. */
    isPublic: flag({ entered: 'edit', initial: false }),
    /** Kind of the record that uses the file, and its id. A file in use cannot be deleted. */
    relationName: choice({ entered: 'none', values: FILE_RELATIONS }),
    relationId: ref({ entered: 'none', listed: false }),
    /** Name of that record. Not in the specification. */
    relationTitle: text({ entered: 'none', derived: true, listed: false }),
    belongId: ref({ entered: 'none', listed: false }),
    /** `disk` or `s3`. */
    provider: code({ entered: 'none', hidden: true }),
    bucketName: text({ entered: 'none', hidden: true }),
    /** Not in the specification. */
    remark: longText({ entered: 'edit', max: 256, hidden: true }),
    ...audited(),
    createTime: instant({ entered: 'none', sort: true, filter: { from: 'startTime', to: 'endTime' } }),
  },
);
