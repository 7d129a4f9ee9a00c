import { Heading } from '@storybook/addon-docs/blocks';
import type { CSSProperties, ReactNode } from 'react';

import type { Announced } from './drawing/announced.js';
import { useAnnounced } from './drawing/drawn-elements.js';

const cell: CSSProperties = {
  padding: '8px 12px',
  borderBlockEnd: '1px solid var(--sb-color-border)',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
};
const table: CSSProperties = {
  inlineSize: '100%',
  marginBlock: 16,
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: 1.5,
  color: 'var(--sb-color-text)',
};
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
        <table data-announced className="sb-unstyled" style={table}>
          <thead>
            <tr>
              {['Role', ...columns.map(({ head }) => head)].map((head) => (
                <th key={head} scope="col" style={{ ...cell, fontWeight: 600 }}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map((one, at) => (
              // Elements of one role may have equal names.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at}>
                <th scope="row" style={{ ...cell, fontWeight: 400 }}>
                  <code>{one.role}</code>
                  {one.more > 0 && ` and ${one.more} more`}
                </th>
                {columns.map(({ head, text }) => (
                  <td key={head} style={cell}>
                    {text(one) || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
