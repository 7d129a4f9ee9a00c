import { Fragment, type CSSProperties, type ReactNode } from 'react';

import { Kbd } from '../../components/kbd/index.js';

interface KeysProps {
  /** Keys, several with commas between them and pressed together with a plus: “Enter, Space”, “Shift + Tab”; and what they do. */
  rows: readonly (readonly [keys: string, ...does: string[]])[];
  /** Heads of what they do, where they do it in more than one way. */
  heads?: readonly string[];
}

const cell: CSSProperties = {
  padding: '8px 12px',
  borderBlockEnd: '1px solid var(--sb-color-border)',
  textAlign: 'start',
  verticalAlign: 'top',
};

/** Keyboard contract of a component: the effect of each key. */
export function Keys({ rows, heads = ['Effect'] }: KeysProps): ReactNode {
  return (
    <table
      className="sb-unstyled"
      style={{
        inlineSize: '100%',
        marginBlock: 16,
        borderCollapse: 'collapse',
        fontSize: 14,
        lineHeight: 1.5,
        color: 'var(--sb-color-text)',
      }}
    >
      <thead>
        <tr>
          {['Key', ...heads].map((head) => (
            <th key={head} scope="col" style={{ ...cell, fontWeight: 600 }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, ...does]) => (
          <tr key={keys + does.join('')}>
            <th scope="row" style={{ ...cell, inlineSize: '13rem', fontWeight: 400 }}>
              {keys.split(', ').map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ' '}
                  <span style={{ whiteSpace: 'nowrap' }}>
                    {key.split(' + ').map((one, place) => (
                      <Fragment key={one}>
                        {place > 0 && ' + '}
                        <Kbd>{one}</Kbd>
                      </Fragment>
                    ))}
                  </span>
                </Fragment>
              ))}
            </th>
            {does.map((text, at) => (
              // Columns have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={at} style={cell}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
