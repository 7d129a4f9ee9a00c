import { titles } from './titles.js';

/** Texts of the platform screens: job dashboard and database structure. */
export const platform = {
  jobs: {
    title: titles.jobDashboard,
    lead: 'State of the server’s job queue.',
    frame: 'Job queue',
    refresh: 'Refresh every {seconds} s',
    now: 'Refresh now',
    notServedTitle: 'Job dashboard not available',
    notServedText: 'The server has no page at {address}.',
  },
  database: {
    title: titles.databaseVisual,
    lead: 'Tables of the database and their relations. Read-only: the structure is changed by migrations.',
    forbiddenTitle: 'Your account may not see the structure of the database',
    forbiddenText: 'Only platform administrators can view it. Ask one of them if you need access.',
  },
} as const;
