import { clocks } from '../../spreadsheet/cells.ts';
import { enumerationsByLocale } from '../enum/catalogue.ts';
import { beyondCap } from '../ocean-bill/counts/repo.ts';
import { carriers } from '../ocean-bill/rows.ts';
import { databaseFacts, diskSpace } from '../server-monitor/handlers.ts';

/** Caches of values that are the same in every server of a process. Others are added where they are made. */
export const SHARED_CACHES = [carriers, clocks, enumerationsByLocale, beyondCap, diskSpace, databaseFacts];
