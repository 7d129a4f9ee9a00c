/** Page of the job queue, rendered by the server at `/schedule`. */
export const schedule = {
  title: 'Job queue',
  asOf: 'As of {time} ({zone})',
  kept: 'Finished jobs are kept for {length}; older jobs are neither counted nor listed.',
  empty: 'No queues yet.',
  counts: {
    waiting: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
  },
  schedule: 'Schedule',
  onDemand: 'On demand',
  next: 'Next run',
  runs: 'Last runs',
  noRuns: 'No runs within the retention period.',
  columns: {
    start: 'Start',
    duration: 'Duration',
    state: 'State',
    problem: 'Problem',
  },
  states: {
    retry: 'Retrying',
    active: 'Running',
    completed: 'Done',
    cancelled: 'Cancelled',
    failed: 'Failed',
  },
  queues: {
    deliver: { title: 'Send messages', text: 'Sends a message through the mail server or SMS service and retries on failure.' },
    retention: { title: 'Remove old log rows', text: 'Deletes log rows past their retention period.' },
    requests: {
      title: 'Tidy the request log',
      text: 'Removes rows past their retention period, and ends requests whose process was stopped.',
    },
    estimates: { title: 'Fit expected arrivals', text: 'Reads shipments that have arrived and adapts the expected times to them.' },
    statistics: {
      title: 'Update table statistics',
      text: 'Updates the table statistics of the embedded database, so that lists stay fast.',
    },
    vacuum: { title: 'Vacuum the database', text: 'Releases the space of deleted rows in the embedded database.' },
    sweep: {
      title: 'Clean up',
      text: 'Deletes expired sessions, tickets and codes, and requeues messages whose job was lost.',
    },
    other: { text: 'This version has no description of this queue.' },
  },
  carriers: {
    title: 'Carriers',
    text: 'Queried for updates of tracked bills. A carrier that does not respond is queried less often, and at least once a minute.',
    carrier: 'Carrier',
    answeredAt: 'Last response',
    answers: 'Responds',
    silentSince: 'No response since {time}',
    waiting: 'Bills due',
  },
  refused: {
    signedOut: {
      title: 'This page is opened inside the application',
      text: 'Its address works once and for a short time. Open “Job dashboard” in the application; it shows the page and keeps it up to date.',
    },
    forbidden: {
      title: 'Your account may not see this page',
      text: 'Only platform administrators can view the job queue. Ask one of them if you need access.',
    },
  },
} as const;
