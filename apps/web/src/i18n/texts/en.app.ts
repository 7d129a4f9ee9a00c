import { errors } from '@seaberry/i18n/messages/en/errors';
import { shell } from '@seaberry/i18n/messages/en/shell';
import {
  enCollections as collections,
  enDates as dates,
  enDisplay as display,
  enIdentifiers as identifiers,
  enInputs as inputs,
  enLayout as layout,
  enOutlook as outlook,
  enOverlays as overlays,
  enSignals as signals,
  enTable as table,
  enTracking as tracking,
} from '@seaberry/i18n/ui';

export const messages = { errors, shell };
export const ui = { collections, dates, display, identifiers, inputs, layout, outlook, overlays, signals, table, tracking };
