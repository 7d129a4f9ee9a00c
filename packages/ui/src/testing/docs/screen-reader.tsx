import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';

import type { Announced } from './drawing/announced.js';
import { useAnnounced } from './drawing/drawn-elements.js';
import { PlainTable } from './plain-table.js';
import { useGuideTexts } from './guide-texts.js';

const COLUMNS: readonly { head: 'name' | 'state' | 'description'; text: (one: Announced) => string }[] = [
  { head: 'name', text: ({ name }) => name },
  { head: 'state', text: ({ states }) => states.join(', ') },
  { head: 'description', text: ({ description }) => description },
];

/** Roles, names and states of the example, computed from the elements of the drawing above: what a screen reader announces. */
export function ScreenReader(): ReactNode {
  const found = useAnnounced();
  const texts = useGuideTexts();
  const columns = COLUMNS.filter(({ text }) => found.some((one) => text(one) !== ''));
  return (
    <>
      <Heading>{texts.announced}</Heading>
      <p>{found.length === 0 ? texts.announcedText : texts.announcedAs}</p>
      {found.length > 0 && (
        <PlainTable
          name="announced"
          first="9rem"
          heads={[texts.role, ...columns.map(({ head }) => texts[head])]}
          rows={found.map((one) => [
            <Fragment key="role">
              <code>{one.role}</code>
              {one.more > 0 && texts.more(one.more)}
            </Fragment>,
            ...columns.map(({ text }) => text(one) || '–'),
          ])}
        />
      )}
    </>
  );
}
