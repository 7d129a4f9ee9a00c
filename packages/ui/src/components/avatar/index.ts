export { Avatar, type AvatarProps } from './avatar.js';
export { AvatarGroup, type AvatarGroupProps, type AvatarPerson } from './avatar-group.js';
export type { AvatarShape, AvatarSize, Sex } from './avatar.variants.js';
