/** What the screens of the installation say: the job dashboard and the database designer. */
export const platform = {
  jobs: {
    title: 'Job dashboard',
    lead: 'How the job queue of the server stands.',
    frame: 'Job queue',
    refresh: 'Refresh every {seconds} s',
    now: 'Refresh now',
    notServedTitle: 'There is no job dashboard here',
    notServedText: 'The server has no page at {address}.',
  },
  database: {
    title: 'Database designer',
    lead: 'How the tables of the database hang together. To look at: the structure is changed by migrations.',
    forbiddenTitle: 'Your account may not see the structure of the database',
    forbiddenText: 'It is shown to administrators of the installation. Ask one of them if you need to know how it is built.',
  },
} as const;
