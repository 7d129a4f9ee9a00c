import { Ban, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';

import type { BadgeTone } from '../../../components/badge/index.js';
import type { PasteLineStatus } from '../paste-line.js';

/** Tone, colour of text and icon of a status. */
export const LOOK: Record<PasteLineStatus, { tone: BadgeTone; colour: string; Sign: typeof Ban }> = {
  ready: { tone: 'success', colour: 'sb:text-success-text', Sign: CircleCheck },
  warning: { tone: 'warning', colour: 'sb:text-warning-text', Sign: TriangleAlert },
  error: { tone: 'danger', colour: 'sb:text-danger-text', Sign: CircleAlert },
  skipped: { tone: 'neutral', colour: 'sb:text-muted', Sign: Ban },
};
