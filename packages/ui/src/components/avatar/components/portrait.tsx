import type { ReactNode } from 'react';

import type { Sex } from '../avatar.variants.js';

const HAIR: Record<Sex, string> = {
  male: 'M11.2 14.6C10.6 9.4 13 6.8 16.4 6.8c3.6 0 5.4 2.4 4.6 7.8-.5-2-1.2-3-2-3.6-2 1-4.6 1.2-6.4.6-.8.8-1.2 1.8-1.4 3z',
  female: 'M16 6.2c4.6 0 6.6 3.4 6.6 8.4 0 3.4.4 6 1.4 8H8c1-2 1.4-4.6 1.4-8 0-5 2-8.4 6.6-8.4z',
};

/** Default portrait: head and shoulders, in one colour. */
export function Portrait({ sex }: { sex?: Sex }): ReactNode {
  return (
    <svg data-slot="avatar-portrait" data-sex={sex} viewBox="0 0 32 32" aria-hidden="true" className="sb:size-full" fill="currentColor">
      {sex === 'female' && <path d={HAIR.female} opacity="0.55" />}
      <path d="M5 32c0-6 4.4-9 11-9s11 3 11 9z" opacity={sex === undefined ? 1 : 0.85} />
      <path d="M13.4 19h5.2v5c0 1.2-1.2 2-2.6 2s-2.6-.8-2.6-2z" className="sb:fill-primary-soft" />
      <circle cx="16" cy="14.6" r="5.4" className="sb:fill-primary-soft" stroke="currentColor" strokeWidth="1.2" />
      {sex === 'female' && <path d="M10.6 14.4C10.8 10 13 8.4 16 8.4s5.2 1.6 5.4 6c-2.4-.4-4.4-1.6-5.6-3.4-1.2 1.8-3 3-5.2 3.4z" />}
      {sex === 'male' && <path d={HAIR.male} />}
    </svg>
  );
}
