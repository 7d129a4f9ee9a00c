import { collections } from './collections.js';
import { components } from './components.js';
import { cron } from './cron.js';
import { dates } from './dates.js';
import { display } from './display.js';
import { explanation } from './explanation.js';
import { history } from './history.js';
import { identifiers } from './identifiers.js';
import { inputs } from './inputs.js';
import { layout } from './layout.js';
import { map } from './map.js';
import { outlook } from './outlook.js';
import { overlays } from './overlays.js';
import { schema } from './schema.js';
import { settings } from './settings.js';
import { signals } from './signals.js';
import { table } from './table.js';
import { tracking } from './tracking.js';
import { workspace } from './workspace.js';
import type { UiMessages } from '../types.js';

export const zhCN: UiMessages = {
  collections,
  components,
  cron,
  dates,
  display,
  explanation,
  history,
  identifiers,
  inputs,
  layout,
  map,
  outlook,
  overlays,
  schema,
  settings,
  signals,
  table,
  tracking,
  workspace,
};
export {
  collections,
  components,
  cron,
  dates,
  display,
  explanation,
  history,
  identifiers,
  inputs,
  layout,
  map,
  outlook,
  overlays,
  schema,
  settings,
  signals,
  table,
  tracking,
  workspace,
};
