/** The page of the job queue that the server draws itself, at `/schedule`. */
export const schedule = {
  title: 'Job queue',
  asOf: 'As of {time} ({zone})',
  kept: 'Finished jobs are kept for {length}; what is older is neither counted nor listed.',
  empty: 'There is no queue yet.',
  counts: {
    waiting: 'Waiting',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
  },
  schedule: 'Schedule',
  onDemand: 'Whenever there is something to do',
  next: 'Next run',
  runs: 'Last runs',
  noRuns: 'Nothing has run within the time that is kept.',
  columns: {
    start: 'Start',
    duration: 'Duration',
    state: 'State',
    problem: 'Problem',
  },
  states: {
    retry: 'Is tried again',
    active: 'Running',
    completed: 'Done',
    cancelled: 'Cancelled',
    failed: 'Failed',
  },
  queues: {
    pollBill: { title: 'Ask the carriers', text: 'Asks the carrier what is new about a bill that is being tracked, one job a bill.' },
    deliver: { title: 'Send messages', text: 'Hands a message to the mail server or to the short-message service, again if that fails.' },
    outbox: { title: 'Empty the outbox', text: 'Takes notifications over that wait to be sent as messages.' },
    retention: { title: 'Remove old log rows', text: 'Removes rows of the logs that have been kept long enough.' },
    statistics: { title: 'Measure tables', text: 'Tells the embedded database how large its tables have become, so that lists stay fast.' },
    vacuum: { title: 'Tidy the database', text: 'Gives the room of removed rows in the embedded database free.' },
    sweep: {
      title: 'Clear away',
      text: 'Removes sessions, tickets and codes that have run out, and takes up messages whose job was lost.',
    },
    other: { text: 'This version has no description of this queue.' },
  },
  refused: {
    signedOut: {
      title: 'This page is opened inside the application',
      text: 'Its address works once and for a short time. Open “Job dashboard” in the application; it shows the page and keeps it up to date.',
    },
    forbidden: {
      title: 'Your account may not see this page',
      text: 'The job queue is shown to administrators of the installation. Ask one of them if you need to know how it stands.',
    },
  },
} as const;
