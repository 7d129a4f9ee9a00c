import type { access as base } from '../en/access.js';
import type { Translated } from '../translated.js';

export const access: Translated<typeof base> = {};
