import { rights } from '@seaberry/i18n/messages/zh-TW/rights';

export const messages = { rights };
