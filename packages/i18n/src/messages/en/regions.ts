import { titles } from './titles.js';

/** Administrative regions and their synchronization. */
export const regions = {
  title: titles.regions,
  add: 'Add region',
  emptyTitle: 'No regions yet',
  emptyText: 'Synchronize to add the administrative regions of China.',
  deleteText: 'All regions below it are deleted too. The next synchronization adds those of the data package again.',
  fields: {
    name: 'Name',
    pid: 'Parent region',
    mergerName: 'Full name',
    shortName: 'Short name',
    level: 'Level',
    cityCode: 'Area code',
    zipCode: 'Postal code',
    pinYin: 'Pinyin',
    lng: 'Longitude',
    lat: 'Latitude',
    source: 'Source',
    hasChildren: 'Has lower regions',
  },
  hints: {
    code: '6, 9 or 12 digits.',
    pid: 'Type a part of its name. Empty for the top level.',
    degrees: 'Degrees, WGS 84.',
  },
  sources: { package: 'Data package', changed: 'Changed', own: 'Added' },
  actions: { sync: { label: 'Synchronize' } },
  sync: {
    title: 'Synchronize regions',
    text: 'Adds missing {level, select, 1 {provinces} 2 {provinces and cities} other {provinces, cities and counties}} from the data package of the server ({edition}), and updates their names. No network is needed.',
    kept: 'Regions and values that were added or changed by hand are kept. Deleted regions of the data package are added again.',
    start: 'Start',
    cancel: 'Cancel synchronization',
    again: 'Start again',
    running: 'Synchronizing',
    progress: '{done, number} of {total, number} provinces',
    states: { running: 'Running', done: 'Finished', cancelled: 'Cancelled', failed: 'Failed' },
    failed:
      'The synchronization stopped several times. Regions written so far are complete. Start it again, and contact the administrator of the server if it fails again.',
    last: 'Last synchronization',
    counts: {
      state: 'State',
      time: 'Time',
      user: 'Started by',
      added: 'Added',
      renamed: 'Renamed',
      removed: 'Removed',
      kept: 'Changed by hand',
    },
  },
} as const;
