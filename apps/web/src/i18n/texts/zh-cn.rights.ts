import { rights } from '@seaberry/i18n/messages/zh-CN/rights';

export const messages = { rights };
