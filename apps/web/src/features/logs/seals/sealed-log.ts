/** A log with seals: its controller and the area of its texts. */
export interface SealedLog {
  controller: 'sysLogVis' | 'sysLogOp' | 'sysLogEx' | 'sysLogDiff';
  texts: 'visits' | 'operations' | 'exceptions' | 'differences';
}
