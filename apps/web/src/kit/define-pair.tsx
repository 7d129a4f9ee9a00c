import { lazily } from '../shared/lazily.tsx';
import { defineScreen, type ScreenDefinition } from '../shared/screen.tsx';
import { formatPairSearch, ownedBy, parsePairSearch, type Pair, type PairSearch } from './list-pair/pair-search.ts';
import { loadResource, loadTexts } from './load-resource.ts';

/** Master-detail screen: the rows of `detail` belong to the selected row of `master`. */
export const definePair = (pair: Pair): ScreenDefinition<PairSearch> =>
  defineScreen<PairSearch>({
    key: pair.key,
    parseSearch: (raw) => parsePairSearch(pair, raw),
    formatSearch: (search) => formatPairSearch(pair, search),
    loader: async ({ app, search }) => {
      const { chosen } = search;
      await Promise.all([
        loadResource(app, pair.master, search.master),
        chosen === undefined ? loadTexts(app, pair.detail) : loadResource(app, ownedBy(pair, chosen), search.detail),
        PairView.load(),
      ]);
    },
    Component: () => <PairView.Component pair={pair} />,
  });

const PairView = lazily(async () => (await import('./list-pair/pair-screen.tsx')).PairScreen);
