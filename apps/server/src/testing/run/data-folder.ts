import { openEmbedded } from '../../db/embedded.ts';
import { agreeOnInstallation } from '../../db/installation.ts';
import { createDb } from '../../db/transactions.ts';
import { prepare } from '../prepare.ts';

// Creates a data folder with the tables, built-in rows and queue of a first start, without accounts: `node data-folder.ts FOLDER`.
const folder = process.argv[2];
if (!folder) throw new Error('The path of the folder is missing.');
const { driver, marked, unlock } = await openEmbedded(folder, { say: () => {} });
await prepare(driver, 'server');
await agreeOnInstallation(createDb(driver), marked);
await driver.close();
await unlock();
