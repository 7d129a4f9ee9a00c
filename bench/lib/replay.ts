import type { Connection, Driver, Row } from '../../apps/server/src/db/port.ts';

export interface ReplayDriver {
  driver: Driver;
  /** When on, every statement returns its last recorded result. */
  replay(on: boolean): void;
}

/** A driver that replays recorded results instead of querying its database, so that only our own code is measured. */
export function replaying(real: Driver): ReplayDriver {
  const answers = new Map<string, Row[]>();
  let on = false;

  const answer = async (text: string, ask: () => Promise<Row[]>): Promise<Row[]> => {
    const known = on ? answers.get(text) : undefined;
    if (known) return known;
    if (on) throw new Error(`A statement that was not recorded: ${text.slice(0, 200)}`);
    const rows = await ask();
    answers.set(text, rows);
    return rows;
  };
  const lazily = (): Connection => {
    let opened: Promise<Connection> | null = null;
    const open = (): Promise<Connection> => (opened ??= real.connect());
    return {
      query: (text, params, options) => answer(text, async () => (await open()).query(text, params, options)),
      script: (text) => answer(text, async () => (await open()).script(text)),
      lines: async (text) => (await open()).lines(text),
      release: (broken) => void opened?.then((connection) => connection.release(broken)),
    };
  };
  return {
    driver: { ...real, connect: () => Promise.resolve(lazily()) },
    replay(next) {
      on = next;
    },
  };
}
