import { audited, choice, code, entity, flag, integer, longText, number, orderNo, ref, text } from '../entity.js';

/** Whether a region is as the data package has it, was changed by hand, or was added by hand. */
export const REGION_SOURCES = ['package', 'changed', 'own'] as const;

/** Administrative region, the same for every company. */
export const region = entity(
  { controller: 'sysRegion', one: 'region', many: 'regions', title: 'name' },
  {
    name: text({ required: true, max: 128, filter: true, sort: true }),
    code: code({ required: true, max: 12, filter: true, sort: true, unique: 'R2002' }),
    /** Id of the region above; null or `0` at the top. */
    pid: ref({ filter: true, listed: false }),
    /** Names from the top down, separated by commas. */
    mergerName: text({ entered: 'none', derived: true }),
    shortName: text({ max: 32, hidden: true }),
    /** Depth in the tree, from 1. */
    level: integer({ entered: 'none', derived: true }),
    cityCode: text({ max: 6 }),
    zipCode: text({ max: 6, hidden: true }),
    pinYin: text({ max: 128, hidden: true }),
    /** Degrees, WGS 84. */
    lng: number({ min: -180, max: 180, hidden: true }),
    lat: number({ min: -90, max: 90, hidden: true }),
    orderNo: orderNo(),
    remark: longText({ max: 128 }),
    /** Not in the specification. */
    source: choice({ entered: 'none', derived: true, values: REGION_SOURCES }),
    /** Not in the specification. */
    hasChildren: flag({ entered: 'none', derived: true, listed: false }),
    ...audited(),
  },
);
