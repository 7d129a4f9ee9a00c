import type { Connection, Driver } from '../../apps/server/src/db/port.ts';

export interface UnloggedDriver {
  driver: Driver;
  /** From now on the log of operations and the log of differences are written, or are not. */
  logs(on: boolean): void;
}

/** The row of a call goes with its commit. */
const ROW = /select seaberry\.write_log[^]*;COMMIT$/u;
/** The name of the call, without which no difference is written. */
const CALL = /set_config\('seaberry\.call', '[^']*', true\)/u;
const without = (text: string): string => text.replace(ROW, 'COMMIT').replace(CALL, `set_config('seaberry.call', '', true)`);

/** A driver that can leave out what the logs cost: the row of a call itself, and the rows of what it changed. */
export function unlogged(real: Driver): UnloggedDriver {
  let on = true;
  const connect = async (): Promise<Connection> => {
    const { query, script, release } = await real.connect();
    return {
      query: (text, params, { arrays, before }) => query(text, params, { arrays, before: on ? before : without(before) }),
      script: (text) => script(on ? text : without(text)),
      release,
    };
  };
  return {
    driver: { kind: real.kind, connect, listen: real.listen.bind(real), close: () => real.close() },
    logs(next) {
      on = next;
    },
  };
}
