const DAY_MS = 86_400_000;

/** A duration in ms without the hours from ten days on, where hours do not matter: time under way, time since the last update. */
export const roughly = (ms: number): number => (ms < 10 * DAY_MS ? ms : Math.floor(ms / DAY_MS) * DAY_MS);
