import { titles } from './titles.js';

/** Files of a company. */
export const files = {
  title: titles.files,
  add: 'Upload files',
  emptyTitle: 'No files yet',
  emptyText: 'Documents of shipments and of the company are kept here.',
  deleteText: 'The file is deleted from the storage. This cannot be undone.',
  fields: {
    fileName: 'Name',
    suffix: 'Extension',
    sizeKb: 'Size',
    state: 'Status',
    fileType: 'Kind',
    isPublic: 'For the whole company',
    relationName: 'Used by',
    provider: 'Storage',
    bucketName: 'Bucket',
    createTime: 'Uploaded',
    createUserName: 'Uploaded by',
  },
  hints: {
    fileName: 'The extension cannot be changed.',
    isPublic: 'Also for colleagues whose data range does not include the file.',
  },
  states: { clean: 'Available', scanning: 'Virus scan', infected: 'Virus found' },
  relations: { oceanBill: 'Ocean bill' },
  actions: {
    upload: { label: 'Upload files' },
    preview: { label: 'Preview' },
    download: { label: 'Download', done: 'Download' },
    release: {
      label: 'End relation',
      title: 'End the relation of “{name}”?',
      text: 'The record no longer shows this file. The file stays, and can be deleted.',
      done: '{name} is no longer used.',
    },
  },
  upload: {
    field: 'Files',
    hint: 'Files can be pasted too, for example a screenshot.',
    used: '{used} of {quota} taken',
    isPublic: 'For the whole company',
    isPublicHint: 'Also for colleagues whose data range does not include the files.',
    close: 'Close',
    done: '{count, plural, one {# file is uploaded.} other {# files are uploaded.}}',
  },
  preview: {
    frame: 'Content of {name}',
    lost: 'The preview could not be loaded.',
    none: 'This type of file has no preview. Download it to open it.',
    noPdf: 'This browser does not show PDF. Download the file to open it.',
    cut: 'Only the beginning is shown. Download the file for the rest.',
    download: 'Download',
  },
} as const;
