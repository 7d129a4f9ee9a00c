export { Icon, type IconProps } from './icon.js';
export { iconAliases, resolveIconName } from './icon-aliases.js';
export { icons, isIconName, type IconName } from './icon-map.js';
