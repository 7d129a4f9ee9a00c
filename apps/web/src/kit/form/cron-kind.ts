import { lazily } from '../../shared/lazily.tsx';

/** Field of a schedule: its code loads with the first form that has one. */
export const CronField = lazily(async () => (await import('./cron-field.tsx')).CronField);
