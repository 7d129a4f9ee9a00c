import type { CSSProperties, ReactNode } from 'react';

import { CopyableId } from '../../components/copyable-id/index.js';
import {
  brandSteps,
  dark,
  fixed,
  fixedTokens,
  light,
  themedTokens,
  type FixedToken,
  type ThemedToken,
  type TokenName,
} from '../../tokens/index.js';
import { namesOf } from './token-names.js';
import { contrast, parseOklch, toHex } from '../../tokens/oklch.js';
import { useGuideTexts } from './guide-texts.js';

/* Tables of the Foundations pages, generated from the tokens. */

const cell: CSSProperties = {
  boxSizing: 'border-box',
  padding: '6px 10px',
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockEnd: '1px solid var(--sb-color-border)',
};

function Swatch({ value }: { value: string }): ReactNode {
  return (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      <span style={{ inlineSize: 40, blockSize: 20, borderRadius: 4, background: value, border: '1px solid oklch(0.5 0 0 / 0.25)' }} />
      <code>{toHex(parseOklch(value))}</code>
    </span>
  );
}

/** Variable, utility and expression of a token, each with a button that copies it. */
function Names({ of }: { of: TokenName }): ReactNode {
  const { css, utility, code } = namesOf(of);
  return (
    <td style={{ ...cell, minInlineSize: 220, fontSize: 12 }}>
      {[css, utility, code].map(
        (text) =>
          text && (
            <div key={text}>
              <CopyableId value={text} wrap />
            </div>
          ),
      )}
    </td>
  );
}

/** Minimum width of a column in px; below it the table scrolls, since a column of one letter per line is unreadable. */
const COLUMN = 130;

function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }): ReactNode {
  return (
    <div className="sb-unstyled" style={{ overflowX: 'auto', marginBlock: '12px 24px', color: 'var(--sb-color-text)' }}>
      <table
        style={{ borderCollapse: 'collapse', inlineSize: '100%', minInlineSize: heads.length * COLUMN, fontSize: 13, lineHeight: 1.5 }}
      >
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" style={{ ...cell, fontWeight: 500, color: 'var(--sb-color-muted)' }}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** Table of texts, which the Markdown of these pages does not support. */
export function Facts({ heads, rows }: { heads: string[]; rows: string[][] }): ReactNode {
  return (
    <Table heads={heads}>
      {rows.map(([first, ...rest]) => (
        <tr key={first}>
          <th scope="row" style={{ ...cell, fontWeight: 500, whiteSpace: 'nowrap' }}>
            {first}
          </th>
          {rest.map((text) => (
            <td key={text} style={cell}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** Colours whose names begin with one of these words, in both themes. */
export function ColourTable({ names }: { names: string[] }): ReactNode {
  const texts = useGuideTexts();
  const chosen = (Object.keys(themedTokens) as ThemedToken[]).filter(
    (name) => themedTokens[name].kind === 'color' && names.some((word) => name === word || name.startsWith(`${word}-`)),
  );
  return (
    <Table heads={texts.colours}>
      {chosen.map((name) => (
        <tr key={name}>
          <th scope="row" style={{ ...cell, fontWeight: 400 }}>
            <code style={{ whiteSpace: 'nowrap' }}>{name}</code>
          </th>
          <td style={cell}>
            <Swatch value={light[name]} />
          </td>
          <td style={cell}>
            <Swatch value={dark[name]} />
          </td>
          <td lang="en" style={cell}>
            {themedTokens[name].use}
          </td>
          <Names of={name} />
        </tr>
      ))}
    </Table>
  );
}

const GROUNDS = ['canvas', 'surface', 'sunken', 'overlay'] as const;
const TEXT_COLOURS = ['text', 'muted', 'subtle', 'primary-text', 'info-text', 'success-text', 'warning-text', 'danger-text'] as const;

/** Contrast of each text with each background, light and dark. */
export function PairTable(): ReactNode {
  const { text } = useGuideTexts();
  return (
    <Table heads={[text, ...GROUNDS]}>
      {TEXT_COLOURS.map((colour) => (
        <tr key={colour}>
          <th scope="row" style={{ ...cell, fontWeight: 400 }}>
            <code>{colour}</code>
          </th>
          {GROUNDS.map((ground) => (
            <td key={ground} style={cell}>
              {[light, dark].map((theme, at) => (
                <span
                  key={ground + String(at)}
                  style={{ display: 'inline-block', inlineSize: 64, padding: '3px 6px', color: theme[colour], background: theme[ground] }}
                >
                  {contrast(parseOklch(theme[colour]), parseOklch(theme[ground])).toFixed(1)}:1
                </span>
              ))}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}

/** The eleven greens with their contrast on white. */
export function BrandSteps(): ReactNode {
  const white = parseOklch('oklch(1 0 0)');
  return (
    <div
      className="sb-unstyled"
      style={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginBlock: '12px 24px', color: 'var(--sb-color-text)' }}
    >
      {Object.entries(brandSteps).map(([step, value]) => {
        const color = parseOklch(value);
        return (
          <div key={step} style={{ inlineSize: 84, fontSize: 12 }}>
            <div style={{ blockSize: 48, borderRadius: 4, background: value }} />
            <b>{step}</b> {toHex(color)}
            <br />
            {contrast(color, white).toFixed(2)}:1
          </div>
        );
      })}
    </div>
  );
}

/** Tokens of one kind: sizes, type or motion. */
export function FixedTable({ kind, sample }: { kind: string; sample?: 'text' | 'length' | 'radius' }): ReactNode {
  const chosen = (Object.keys(fixedTokens) as FixedToken[]).filter((name) => fixedTokens[name].kind === kind);
  return (
    <Table heads={sample ? ['Token', 'Value', 'Sample', 'Use', 'Names'] : ['Token', 'Value', 'Use', 'Names']}>
      {chosen.map((name) => (
        <tr key={name}>
          <th scope="row" style={{ ...cell, fontWeight: 400 }}>
            <code style={{ whiteSpace: 'nowrap' }}>{name}</code>
          </th>
          <td style={cell}>
            <code>{fixed[name]}</code>
          </td>
          {sample && (
            <td style={cell}>
              <Sample kind={sample} value={fixed[name]} />
            </td>
          )}
          <td style={cell}>{fixedTokens[name].use}</td>
          <Names of={name} />
        </tr>
      ))}
    </Table>
  );
}

function Sample({ kind, value }: { kind: 'text' | 'length' | 'radius'; value: string }): ReactNode {
  if (kind === 'text') {
    return <span style={{ fontSize: value, fontFamily: 'var(--sb-font-sans)', whiteSpace: 'nowrap' }}>ETA 1 Dec · 预计到港</span>;
  }
  if (kind === 'radius') {
    return <span style={{ display: 'block', inlineSize: 48, blockSize: 28, border: '1px solid currentColor', borderRadius: value }} />;
  }
  return <span style={{ display: 'block', inlineSize: 64, blockSize: value, background: 'var(--sb-color-primary-soft)' }} />;
}
