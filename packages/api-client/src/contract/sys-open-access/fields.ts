import { audited, code, entity, instant, longText, ref, status, text } from '../entity.js';

const byServer = { entered: 'none' } as const;
const derived = { entered: 'none', derived: true } as const;

/** How long a replaced secret can be accepted further, in minutes. */
export const SECRET_GRACE_MINUTES = [0, 60, 1440, 10_080] as const;

/** Minutes by which the time of a signed request can differ from that of the server. */
export const SIGNATURE_WINDOW_MINUTES = 5;

/** Access key of a program. Signed requests have the rights of the user that it is bound to. */
export const openAccess = entity(
  { controller: 'sysOpenAccess', one: 'access key', many: 'access keys', title: 'accessKey' },
  {
    accessKey: code({ max: 128, filter: true, sort: true, unique: 'O1000', always: true }),
    /** Always a mask: the secret is in the responses of `add` and `rotate` alone. */
    accessSecret: text({ ...derived, listed: false }),
    bindUserId: ref({ required: true, listed: false, always: true }),
    bindUserAccount: text(derived),
    /** Of the origin, whose form sends it; it is the company of the user. */
    bindTenantId: ref({ listed: false, always: true }),
    bindTenantName: text(derived),
    status: status({ filter: true }),
    /** Precise to the minute. Not in the specification, as the fields below. */
    usedTime: instant({ ...byServer, sort: true }),
    usedIp: text(byServer),
    /** Until then the replaced secret is accepted too. */
    previousUntil: instant({ ...byServer, hidden: true }),
    remark: longText({ max: 256, hidden: true }),
    ...audited(),
  },
);
