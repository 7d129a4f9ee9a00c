import { useTranslations } from '@seaberry/i18n/react';
import { diffLines } from 'diff';
import type { CSSProperties, ReactNode } from 'react';

type Kind = 'added' | 'removed';

const SIGN: Record<Kind, string> = { added: '+', removed: '−' };
/** Soft background, which exists in both themes. */
const STYLE: Record<Kind, CSSProperties> = {
  added: { backgroundColor: 'var(--sb-color-success-soft)' },
  removed: { backgroundColor: 'var(--sb-color-danger-soft)' },
};

/** Lines of two texts: removed, added and unchanged ones, each with its sign. */
export function LineDifference({ before, after }: { before: string; after: string }): ReactNode {
  const t = useTranslations('staticPages.versions');
  if (before === after) return <p>{t('same')}</p>;
  return (
    <section aria-label={t('difference')} className="grid grid-cols-[minmax(0,1fr)] text-sm">
      {diffLines(`${before}\n`, `${after}\n`).map(({ value, added, removed }, at) => (
        // Parts have no identity of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <Part key={at} text={value.replace(/\n$/u, '')} kind={added ? 'added' : removed ? 'removed' : null} />
      ))}
    </section>
  );
}

function Part({ text, kind }: { text: string; kind: Kind | null }): ReactNode {
  const t = useTranslations('staticPages.versions');
  if (kind === null) return <p className="px-3 whitespace-pre-wrap text-muted">{text}</p>;
  return (
    <p className="flex gap-2 px-3" style={STYLE[kind]}>
      <span aria-hidden>{SIGN[kind]}</span>
      <span className="sr-only">{t(kind)}</span>
      <span className="whitespace-pre-wrap">{text}</span>
    </p>
  );
}
