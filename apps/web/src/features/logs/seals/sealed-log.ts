/** A log with seals: its controller, and the group of messages with its texts. The difference log has the fields that changed. */
export interface SealedLog {
  controller: 'sysLogVis' | 'sysLogOp' | 'sysLogEx' | 'sysLogDiff';
  texts: 'visits' | 'operations' | 'exceptions' | 'differences';
}
