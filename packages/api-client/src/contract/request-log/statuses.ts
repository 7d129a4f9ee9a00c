/** Completion statuses of product specification §3 "Logs". */
export const COMPLETIONS = ['completed', 'notCompleted'] as const;
/** Execution statuses of product specification §3 "Logs"; a request is completed by the last two. */
export const EXECUTIONS = ['pending', 'executing', 'success', 'failed'] as const;
/** Cause of a request: the schedule of a bill, or a number that a user entered. */
export const REQUEST_KINDS = ['poll', 'recognise'] as const;
