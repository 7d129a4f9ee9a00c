import type { CSSProperties, ReactNode } from 'react';

const cell: CSSProperties = {
  padding: '8px 12px',
  borderBlockEnd: '1px solid var(--sb-color-border)',
  textAlign: 'start',
  verticalAlign: 'top',
};
const table: CSSProperties = {
  inlineSize: '100%',
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

/** Minimum width in px of a column where there are three and more; on a phone the table scrolls. */
const COLUMN = 110;

/** Table of a guide, in the look of its text. */
export function PlainTable({ heads, rows, first, name }: PlainTableProps): ReactNode {
  return (
    <div className="sb-unstyled" style={{ overflowX: 'auto', marginBlock: 16 }}>
      <table data-table={name} style={{ ...table, minInlineSize: heads.length > 2 ? heads.length * COLUMN : undefined }}>
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
    </div>
  );
}
