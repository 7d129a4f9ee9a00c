import type { CSSProperties, ReactNode } from 'react';
import { parts } from 'virtual:seaberry-parts';

const list: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: '6px 8px', margin: '6px 0 16px', padding: 0, listStyle: 'none' };
const chip: CSSProperties = {
  padding: '2px 6px',
  borderRadius: 'var(--sb-radius-control)',
  background: 'var(--sb-color-sunken)',
  color: 'var(--sb-color-text)',
  fontFamily: 'var(--sb-font-mono)',
  fontSize: 12,
};

function Names({ of }: { of: readonly string[] }): ReactNode {
  return (
    <ul className="sb-unstyled" style={list}>
      {of.map((name) => (
        <li key={name} style={chip}>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Anatomy of a component: its exports, and the `data-slot` of each of its elements. */
export function Anatomy({ of }: { of: string }): ReactNode {
  const found = parts[of];
  if (!found) throw new Error(`No component lies in a folder named ${of}.`);
  return (
    <>
      {found.exports.length > 1 && (
        <>
          <p>You compose these:</p>
          <Names of={found.exports} />
        </>
      )}
      {found.slots.length > 0 && (
        <>
          <p>
            Each element is named by its <code>data-slot</code>, for tests and themes, and the names are kept by the version:
          </p>
          <Names of={found.slots} />
        </>
      )}
    </>
  );
}
