import { useEffect } from 'react';

import { announce } from '../../lib/announce.js';
import { useDisplayText } from '../../lib/use-display-text.js';
import { useFormat } from '../../lib/ui-provider.js';

/** Number of changes that are named; the others are only counted. */
const MAX_NAMED = 3;

/** Announces new changes, politely and in one sentence. Keep the array stable until there are others. */
export function useChangeNews(news: readonly string[]): void {
  const { changesAndMore } = useDisplayText();
  const format = useFormat();
  useEffect(() => {
    const named = news.slice(0, MAX_NAMED).join('; ');
    const more = news.length - MAX_NAMED;
    announce(more > 0 ? changesAndMore(named, more, format.number(more)) : named);
  }, [news, changesAndMore, format]);
}
