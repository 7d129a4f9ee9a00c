import type { Outlook, Stage } from '@seaberry/tracking';
import { useCallback } from 'react';
import { useFormat, useOutlookText, useTrackingText } from '../../lib/ui-provider.js';
import { outlookChanges } from './outlook-changes.js';

/** Function that names the differences between two outlooks of a shipment in the current language. */
export function useOutlookChanges(): (before: Outlook<Stage>, after: Outlook<Stage>) => string[] {
  const words = useOutlookText();
  const text = useTrackingText();
  const format = useFormat();
  return useCallback((before, after) => outlookChanges(before, after, { words, text }, format), [words, text, format]);
}
