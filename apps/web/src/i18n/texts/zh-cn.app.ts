import { shell } from '@seaberry/i18n/messages/zh-CN/shell';
import {
  collections,
  dates,
  display,
  identifiers,
  inputs,
  layout,
  outlook,
  overlays,
  settings,
  signals,
  table,
  tracking,
  workspace,
} from '@seaberry/i18n/ui/zh-CN';

export const messages = { shell };
export const ui = {
  collections,
  dates,
  display,
  identifiers,
  inputs,
  layout,
  outlook,
  overlays,
  settings,
  signals,
  table,
  tracking,
  workspace,
};
