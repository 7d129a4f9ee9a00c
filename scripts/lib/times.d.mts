/** Duration of one check of a stage. */
export interface Timed {
  name: string;
  ms: number;
}

/** Path of the durations of a stage. */
export function timesFile(stage: string): string;

/** Writes the durations of a stage's checks for the list of its slowest. */
export function writeTimes(stage: string, times: readonly Timed[]): void;

/** The slowest checks of a stage, slowest first; none when it wrote no durations. */
export function slowestTimes(stage: string): Timed[];

/** The slowest of a list, slowest first. */
export function slowestOf(times: readonly Timed[]): Timed[];
