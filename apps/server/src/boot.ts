import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import { carrierRegistry } from './carriers/registry.ts';
import { keptMessages } from './modules/air-message/service.ts';
import { ConfigError, type Config } from './config.ts';
import { backupResponses, snapshotMetadata } from './db/backup/embedded.ts';
import { openEmbedded } from './db/embedded.ts';
import { openPostgres } from './db/drivers/postgres.ts';
import type { FolderLock } from './db/folder-lock.ts';
import { agreeOnInstallation, readInventory, type MarkedFolder } from './db/installation.ts';
import { migrate } from './db/migrate.ts';
import type { Db, Driver } from './db/port.ts';
import { appSetting } from './db/schema/core.ts';
import { createDb } from './db/transactions.ts';
import type { Deps } from './deps.ts';
import { createFiles } from './files/service.ts';
import { createQueue, type BossQueue } from './jobs/boss-queue.ts';
import { createLive } from './live/notify-hub.ts';
import { renewSeals } from './modules/auth/factors/seal/service.ts';
import { createAuth, type Auth } from './modules/auth/service.ts';
import { createCaches } from './modules/cache/service.ts';
import { SHARED_CACHES } from './modules/cache/catalogue.ts';
import { createRequestLog } from './modules/tracking-log/request/service.ts';
import type { DemoAccount } from './modules/config/handlers.ts';
import { createParameters } from './modules/config/parameters/service.ts';
import { writeCatalogue } from './modules/menu/built-in/repo.ts';
import { countUsers } from './modules/user/accounts/repo.ts';
import type { SecretKeys } from './ports/secret.ts';
import { createClock } from './ports/clock.ts';
import { createVitals } from './ports/vitals.ts';
import { demoAccounts, readDemo, seedDemo, seedPlatform } from './seed/demo.ts';

export interface Booted {
  deps: Deps & { queue: BossQueue };
  auth: Auth;
  /** Only in a demonstration installation. */
  demoAccounts: DemoAccount[] | null;
  /** Closes the database; queue and streams must be stopped before. */
  close(): Promise<void>;
}

interface Store {
  driver: Driver;
  /** Null with `DATABASE_URL`, where there is no data folder. */
  marked: MarkedFolder | null;
  secrets: SecretKeys;
  embedded: boolean;
  /** Answers other processes that ask for the data folder. */
  serve: FolderLock['serve'];
  unlock(): Promise<void>;
}

/**
 * Opens the database, migrates it to the newest schema and inserts the required rows. Starts neither jobs nor the port.
 *
 * @throws ConfigError with a clear message for errors that the operator can fix.
 */
export async function boot(config: Config, log: Logger): Promise<Booted> {
  const clock = clockOf(config);
  const onProblem = (problem: string, error: unknown): void => log.error({ err: error }, problem);
  const store = await openStore(config, log, onProblem);
  const db = createDb(store.driver, { onProblem });
  const close = async (): Promise<void> => {
    await db.close();
    await store.unlock();
  };
  try {
    const migrations = await migrate(store.driver);
    const installation = await agreeOnInstallation(db, store.marked);
    log.info({ installation, migrations, database: db.kind, ...(await readInventory(db)) }, 'The database is ready.');
    await writeCatalogue(db);
    store.serve(backupResponses(store.driver, snapshotMetadata(config, store.secrets.present)));
    const queue = createQueue({ db, log });
    const live = createLive(db);
    const requests = createRequestLog({ db, log, clock });
    const parameters = createParameters(db, config);
    await parameters.start();
    const carriers = carrierRegistry(config.carriers, { kept: keptMessages(db) });
    const keys = keysOf(config, store.secrets, clock.wallNow());
    const files = createFiles(config, keys.secret);
    const caches = createCaches(db, SHARED_CACHES);
    const vitals = createVitals({
      now: clock.wallNow,
      streams: live.streams,
      probe: () => db.transaction('system', () => db.orm.execute('select 1')),
    });
    const deps = { config, parameters, log, clock, db, queue, live, carriers, files, requests, caches, vitals };
    const auth = createAuth({ config, db, clock, caches, ...keys });
    const unreadable = await renewSeals(db, auth.seal);
    if (unreadable > 0)
      log.warn(
        { unreadable },
        'Authenticator apps, headers of HTTP jobs or passwords of directory servers are encrypted under a secret that is no longer known. Remove them.',
      );
    const accounts = store.embedded ? await demonstration(deps) : null;
    return { deps, auth, demoAccounts: accounts, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * A former secret of the data folder counts for tokens until the last one that it signed has ended, and for encrypted values while the file has
 * it; one of the settings counts while it is listed.
 */
function keysOf({ formerSecretKeys, refreshTokenMinutes, accessTokenMinutes }: Config, { present, former }: SecretKeys, now: number) {
  const lifeMs = Math.max(refreshTokenMinutes, accessTokenMinutes) * 60_000;
  const current = former.filter(({ retiredAt }) => retiredAt + lifeMs > now).map(({ secret }) => secret);
  const encoded = (keys: readonly string[]): Uint8Array[] => keys.map((key) => new TextEncoder().encode(key));
  return {
    secret: new TextEncoder().encode(present),
    formerSecrets: encoded([...current, ...formerSecretKeys]),
    formerSealSecrets: encoded([...former.map(({ secret }) => secret), ...formerSecretKeys]),
  };
}

function clockOf(config: Config) {
  try {
    return createClock(config.trackingClock);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

async function openStore(config: Config, log: Logger, onProblem: (problem: string, error: unknown) => void): Promise<Store> {
  if (config.databaseUrl === null) {
    // A warning, so that the progress of a long upgrade is visible with `npm start` too.
    const { driver, secrets, marked, serve, unlock } = await openEmbedded(config.dataDir, {
      secretKey: config.secretKey,
      say: (line) => log.warn(line),
      onProblem,
    });
    return { driver, marked, secrets, embedded: true, serve, unlock };
  }
  const driver = openPostgres(config.databaseUrl, { onProblem });
  try {
    (await driver.connect()).release();
  } catch (error) {
    await driver.close();
    throw new ConfigError(`The database of DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  const secrets = { present: config.secretKey ?? '', former: [] };
  return { driver, marked: null, secrets, embedded: false, serve: () => {}, unlock: () => Promise.resolve() };
}

/** A new embedded installation is seeded once with the demonstration; an interrupted seeding continues. */
async function demonstration(deps: Deps): Promise<DemoAccount[] | null> {
  const { db, config, log } = deps;
  if (config.demoFile === null) return null;
  const state = await readSetting(db, 'demo');
  if (state === null && (await countUsers(db)) > 0) return null;
  const demo = readDemo(config.demoFile);
  if (state === 'seeded') {
    await seedPlatform(deps, demo);
  } else {
    await writeSetting(db, 'demo', 'seeding');
    await seedDemo(deps, demo);
    await writeSetting(db, 'demo', 'seeded');
    log.info('The demonstration has been made.');
  }
  return demoAccounts(demo);
}

async function readSetting(db: Db, key: string): Promise<unknown> {
  const [row] = await db.transaction('system', () => db.orm.select().from(appSetting).where(eq(appSetting.key, key)));
  return row?.value ?? null;
}

const writeSetting = (db: Db, key: string, value: string): Promise<unknown> =>
  db.transaction('system', () =>
    db.orm.insert(appSetting).values({ key, value }).onConflictDoUpdate({ target: appSetting.key, set: { value } }),
  );
