import { shell } from '@seaberry/i18n/messages/en/shell';
import {
  enCollections as collections,
  enDisplay as display,
  enInputs as inputs,
  enLayout as layout,
  enOutlook as outlook,
  enOverlays as overlays,
  enSignals as signals,
  enTable as table,
  enTracking as tracking,
} from '@seaberry/i18n/ui';

export const messages = { shell };
export const ui = { collections, display, inputs, layout, outlook, overlays, signals, table, tracking };
