import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode } from 'react';

import type { Announced } from './drawing/announced.js';
import { useAnnounced } from './drawing/drawn-elements.js';
import { PlainTable } from './plain-table.js';

const COLUMNS: readonly { head: string; text: (one: Announced) => string }[] = [
  { head: 'Name', text: ({ name }) => name },
  { head: 'State', text: ({ states }) => states.join(', ') },
  { head: 'Description', text: ({ description }) => description },
];

/** Roles, names and states of the example, computed from the elements of the drawing above: what a screen reader announces. */
export function ScreenReader(): ReactNode {
  const found = useAnnounced();
  const columns = COLUMNS.filter(({ text }) => found.some((one) => text(one) !== ''));
  return (
    <>
      <Heading>Announced as</Heading>
      <p>
        {found.length === 0
          ? 'The drawing above is text without a role of its own: it is read as it is written.'
          : 'The drawing above, as it is announced:'}
      </p>
      {found.length > 0 && (
        <PlainTable
          name="announced"
          heads={['Role', ...columns.map(({ head }) => head)]}
          rows={found.map((one) => [
            <Fragment key="role">
              <code>{one.role}</code>
              {one.more > 0 && ` and ${one.more} more`}
            </Fragment>,
            ...columns.map(({ text }) => text(one) || '–'),
          ])}
        />
      )}
    </>
  );
}
