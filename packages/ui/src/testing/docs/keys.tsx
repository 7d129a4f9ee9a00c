import { Fragment, type ReactNode } from 'react';

import { Kbd } from '../../components/kbd/index.js';
import { PlainTable } from './plain-table.js';
import { useGuideWords } from './words.js';

interface KeysProps {
  /** Keys, several with commas between them and pressed together with a plus: “Enter, Space”, “Shift + Tab”; and what they do. */
  rows: readonly (readonly [keys: string, ...does: string[]])[];
  /** Heads of what they do, where they do it in more than one way. */
  heads?: readonly string[];
}

/** `Shift + Tab` as keys. */
function Combination({ keys }: { keys: string }): ReactNode {
  const { keys: names } = useGuideWords();
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {keys.split(' + ').map((one, place) => (
        <Fragment key={one}>
          {place > 0 && ' + '}
          <Kbd>{names[one] ?? one}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** Keyboard contract of a component: the effect of each key. */
export function Keys({ rows, heads }: KeysProps): ReactNode {
  const { key, effect } = useGuideWords();
  const keysOf = (keys: string): ReactNode =>
    keys.split(', ').map((key, at) => (
      <Fragment key={key}>
        {at > 0 && ' '}
        <Combination keys={key} />
      </Fragment>
    ));
  return (
    <PlainTable
      heads={[key, ...(heads ?? [effect])]}
      rows={rows.map(([keys, ...does]) => [keysOf(keys), ...does])}
      first="min(13rem, 30vw)"
    />
  );
}
