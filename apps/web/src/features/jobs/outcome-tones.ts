/** Colours of the outcomes of runs. */
export const OUTCOME_TONES = {
  waiting: 'neutral',
  running: 'info',
  succeeded: 'success',
  failed: 'danger',
  interrupted: 'danger',
  skipped: 'warning',
  cancelled: 'neutral',
} as const;
