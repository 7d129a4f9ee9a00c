import { TAG_TYPES } from '@seaberry/api-client/contract';
import type { BadgeProps } from '@seaberry/ui/badge';

type Tone = NonNullable<BadgeProps['tone']>;

/** Colours of badges that a value can make, which are the tones of our badge. */
export const TAG_TONES = Object.fromEntries(TAG_TYPES.map((type) => [type, type])) as Readonly<Record<string, Tone>>;

/** Tone of a value's badge; other backends have types that we lack. */
export const tagTone = (type: string | null | undefined): Tone => TAG_TONES[type ?? ''] ?? 'neutral';
