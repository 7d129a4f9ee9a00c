const DAY_MS = 86_400_000;

/** A duration in ms without the hours from ten days on, where hours do not matter: time under way, time since the last update. */
export const roughly = (ms: number): number => (ms < 10 * DAY_MS ? ms : Math.floor(ms / DAY_MS) * DAY_MS);

/** Time under way and the length of the leg in ms, `roughly`; with hours on its last day, when the days alone would read as if it were over. */
export const underWay = ({ elapsedMs, totalMs }: { elapsedMs: number; totalMs: number }): [elapsedMs: number, totalMs: number] =>
  totalMs - elapsedMs < DAY_MS ? [elapsedMs, totalMs] : [roughly(elapsedMs), roughly(totalMs)];
