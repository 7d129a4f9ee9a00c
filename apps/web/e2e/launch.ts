import { launchArgs } from '../../../scripts/chromium.mjs';

/** Pages of a journey live for seconds: compiling their functions for speed costs more than it saves. */
export const journeyArgs: string[] = [...launchArgs, '--js-flags=--no-maglev --no-turbofan'];
