/**
 * Topics of live hints, each with the calls whose results it changes: a controller, or a controller and one of its calls. Except for a
 * message, a hint carries no data: a client that shows one of these results fetches it again.
 */
export const LIVE_TOPICS = {
  oceanBill: [['oceanBill']],
  airWaybill: [['airWaybill']],
  /** Balance in berries and tier of the company. */
  ledger: [['sysUser', 'baseInfo']],
  /** Changed permissions or the end of the session of a user: the next response shows which. */
  session: [['sysAuth', 'userInfo'], ['sysOnlineUser']],
  /** Sign-ins and sign-outs of others. */
  onlineUser: [['sysOnlineUser']],
  notice: [['sysNotice']],
  /** Changed dictionaries, of which forms and lists show values. */
  dictionary: [['sysDictType'], ['sysDictData']],
  /** Changed parameters or site settings, with the watermark of the user. */
  settings: [['sysConfig'], ['sysSettings'], ['sysAuth', 'userInfo']],
  /** Progress or completion of one of the user's export files. */
  export: [['sysExport', 'mine']],
  /** A file whose scan has ended. */
  file: [['sysFile', 'page']],
  /** A message of another user, the only hint with content: nothing is stored that a client could fetch. */
  message: [],
} as const satisfies Record<string, readonly (readonly [controller: string, call?: string])[]>;

export type LiveTopic = keyof typeof LIVE_TOPICS;

/** Data of one server-sent event of `live.stream`. */
export interface LiveHint {
  topic: LiveTopic;
  /** Id of the changed record; null for the whole topic. */
  id: string | null;
  /** Only of the topic `message`. */
  message?: SentMessage;
}

/** A message of another user. */
export interface SentMessage {
  /** Empty for none. */
  title: string;
  /** Plain text. */
  text: string;
  /** 0 info, 1 success, 2 warning, 3 error. */
  type: number;
  /** Name of the sender with the account, e.g. `Amy Chen (amy)`; the account alone without a name. */
  sender: string;
  /** ISO 8601. */
  time: string;
}
