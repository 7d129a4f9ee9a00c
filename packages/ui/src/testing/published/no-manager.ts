/**
 * `storybook/manager-api` of the published preview. Blocks of guides import Storybook's buttons, which import the whole manager for the names
 * of keyboard shortcuts, and no button of a guide has one.
 */
export { addons } from 'storybook/preview-api';

export const shortcutToAriaKeyshortcuts = (): undefined => undefined;
export const shortcutToHumanString = (): string => '';
