import { openEmbedded } from '../../db/embedded.ts';
import { prepare } from '../prepare.ts';

// Makes a data folder as a first start of the server leaves it, before any account: `node data-folder.ts FOLDER`.
const folder = process.argv[2];
if (!folder) throw new Error('The path of the folder is missing.');
const { driver, unlock } = await openEmbedded(folder, { say: () => {} });
await prepare(driver, 'server');
await driver.close();
await unlock();
