import { enOutlook } from '@seaberry/i18n/ui';

export const { reasons } = enOutlook;
