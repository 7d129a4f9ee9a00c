import type { Connection, Driver } from '../../apps/server/src/db/port.ts';

export interface UnloggedDriver {
  driver: Driver;
  /** Switches the operation log and the difference log on or off. */
  logs(on: boolean): void;
}

/** The log row of a call, written with its commit. */
const ROW = /select seaberry\.write_log[^]*;COMMIT$/u;
/** Name of the call; without it no difference is logged. */
const CALL = /set_config\('seaberry\.call', '[^']*', true\)/u;
const without = (text: string): string => text.replace(ROW, 'COMMIT').replace(CALL, `set_config('seaberry.call', '', true)`);

/** A driver that can omit the work of the logs: the row of a call, and the rows of its changes. */
export function unlogged(real: Driver): UnloggedDriver {
  let on = true;
  const connect = async (): Promise<Connection> => {
    const { query, script, lines, release } = await real.connect();
    return {
      query: (text, params, { arrays, before }) => query(text, params, { arrays, before: on ? before : without(before) }),
      script: (text) => script(on ? text : without(text)),
      lines,
      release,
    };
  };
  return {
    driver: { ...real, connect },
    logs(next) {
      on = next;
    },
  };
}
