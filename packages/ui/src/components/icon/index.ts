export { Icon, type IconProps } from './icon.js';
export { icons, isIconName, type IconName } from './icon-map.js';
