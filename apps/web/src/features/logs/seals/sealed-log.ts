/** A log with seals: its controller, and the group of messages with its texts. */
export interface SealedLog {
  controller: 'sysLogVis' | 'sysLogOp' | 'sysLogEx' | 'sysLogDiff';
  texts: 'visits' | 'operations' | 'exceptions' | 'differences';
}
