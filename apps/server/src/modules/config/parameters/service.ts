import type { Config } from '../../../config.ts';
import { notify } from '../../../db/notify.ts';
import type { Db } from '../../../db/port.ts';
import { readStored } from './repo.ts';
import { fixedBy, PARAMETERS, type Parameters } from './catalogue.ts';
import { readValue } from './rules.ts';

const CHANNEL = 'seaberry_parameters';
/** Pause after a failed reading, e.g. while the database is away. */
const RETRY_MS = 5000;

/**
 * Keeps `config` up to date in place, so that code reads a setting when it needs it. A variable of the environment has precedence over an
 * entered value.
 */
export function createParameters(db: Db, config: Config): Parameters {
  const base: Config = { ...config };
  /** The latest reading: an earlier one that ends later is dropped. */
  let latest = 0;

  async function read(): Promise<void> {
    const own = (latest += 1);
    const stored = await readStored(db);
    if (own !== latest) return;
    for (const parameter of PARAMETERS) {
      if (fixedBy(parameter, base) !== null) continue;
      const entered = stored.get(parameter.code) ?? null;
      const taken = entered === null ? null : readValue(parameter, entered);
      // A value that this version refuses, e.g. after its limits have changed, has no effect.
      parameter.apply(config, base, taken && 'value' in taken ? taken.value : null);
    }
  }

  const readAgain = (): void => void read().catch(() => setTimeout(readAgain, RETRY_MS).unref());

  return {
    defaultOf: (parameter) => parameter.textIn(base),
    fixedBy: (parameter) => fixedBy(parameter, base),
    changed: () => notify(db, CHANNEL, ''),
    async start() {
      db.onListenResumed(readAgain);
      await db.listen(CHANNEL, readAgain);
      await read();
    },
  };
}
