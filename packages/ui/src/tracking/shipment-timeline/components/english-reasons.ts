export { enOutlook as outlook } from '@seaberry/i18n/ui';
