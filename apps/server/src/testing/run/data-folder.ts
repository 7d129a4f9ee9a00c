import { openEmbedded } from '../../db/embedded.ts';
import { prepare } from '../prepare.ts';

// Creates a data folder with the tables, built-in rows and queue of a first start, without accounts: `node data-folder.ts FOLDER`.
const folder = process.argv[2];
if (!folder) throw new Error('The path of the folder is missing.');
const { driver, unlock } = await openEmbedded(folder, { say: () => {} });
await prepare(driver, 'server');
await driver.close();
await unlock();
