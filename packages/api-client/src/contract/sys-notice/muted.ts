/**
 * Settings that users can turn off for themselves, as subject and channel: the alert in their inbox, or the e-mail to their address. Dates:
 * later or earlier than planned. Attention: a signal, failed or lost tracking. Stages: a move from one main stage to the next. Mentions: of the user in a comment.
 */
export const MESSAGE_SETTINGS = [
  'dates.alert',
  'attention.alert',
  'stages.alert',
  'mentions.alert',
  'dates.email',
  'attention.email',
  'stages.email',
  'mentions.email',
] as const;
export type MessageSetting = (typeof MESSAGE_SETTINGS)[number];
