import type { CSSProperties, ReactNode } from 'react';

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

interface PlainTableProps {
  heads: readonly string[];
  /** Cells of each row; the first one is its head. */
  rows: readonly (readonly ReactNode[])[];
  /** Width of the first column. */
  first?: string;
  name?: string;
}

/** Table of a guide, in the look of its text. */
export function PlainTable({ heads, rows, first, name }: PlainTableProps): ReactNode {
  return (
    <table data-table={name} className="sb-unstyled" style={table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" style={{ ...cell, fontWeight: 600 }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...others], row) => (
          // Rows and cells have no identity but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={row}>
            <th scope="row" style={{ ...cell, inlineSize: first, fontWeight: 400 }}>
              {head}
            </th>
            {others.map((content, column) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column} style={cell}>
                {content}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
