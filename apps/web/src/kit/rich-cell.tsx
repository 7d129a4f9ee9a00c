import { Avatar } from '@seaberry/ui/avatar';
import { Link } from '@seaberry/ui/link';
import { Popover } from '@seaberry/ui/popover';
import { ProgressBar } from '@seaberry/ui/progress';
import { Skeleton } from '@seaberry/ui/skeleton';
import { TagList } from '@seaberry/ui/tag';
import { VisuallyHidden } from '@seaberry/ui/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';

import { lazily } from '../shared/lazily.tsx';
import type { Row } from './resource.types.ts';
import type { RichColumn } from './rich-column.ts';
import type { ResourceTexts } from './words.ts';

const Viewer = lazily(async () => (await import('@seaberry/ui/json-viewer')).JsonViewer);
const Schedule = lazily(async () => (await import('@seaberry/ui/cron-input')).CronWords);

export interface RichCellProps {
  column: RichColumn;
  row: Row;
  words: ResourceTexts;
  /** Name of the row. */
  name: string;
  /** Text of the cell in an export. */
  text: string;
}

export function RichCell({ column, row, words, name, text }: RichCellProps): ReactNode {
  const raw = column.value ? column.value(row) : row[column.id];
  const label = words.t(`fields.${column.id}`);
  switch (column.kind) {
    case 'link':
      return <LinkCell href={column.href(row)} external={column.external ?? false} text={text} hint={words.common('newTab')} />;
    case 'picture':
      return <Avatar shape="square" size="sm" name={name} src={String(raw)} />;
    case 'tags':
      return <TagList label={label} size="sm" max={SHOWN_TAGS} items={tagsOf(raw)} />;
    case 'json':
      return <JsonCell label={label} name={name} value={raw} text={text} />;
    case 'cron':
      return (
        <Suspense fallback={text}>
          <Schedule.Component value={text} {...(column.timeZone === undefined ? {} : { timeZone: column.timeZone })} />
        </Suspense>
      );
    case 'progress':
      return typeof raw === 'number' ? <Progress label={label} share={raw} text={text} /> : text;
  }
}

const SHOWN_TAGS = 3;

/** Duplicate texts are one tag. */
const tagsOf = (raw: unknown): { value: string; label: string }[] =>
  [...new Set(Array.isArray(raw) ? raw.map(String) : [String(raw)])].map((one) => ({ value: one, label: one }));

/** Rejects script URLs. */
const isSafe = (href: string): boolean => /^(https?:|mailto:|tel:|[/#?.]|$)/i.test(href.trim());

interface LinkCellProps {
  href: string | null | undefined;
  external: boolean;
  text: string;
  hint: string;
}

function LinkCell({ href, external, text, hint }: LinkCellProps): ReactNode {
  if (!href || !isSafe(href)) return text;
  return (
    <Link href={href} title={text} className="inline-flex max-w-full items-center gap-1" {...(external ? { target: '_blank' } : {})}>
      <span className="truncate">{text}</span>
      {external && <VisuallyHidden>({hint})</VisuallyHidden>}
      {external && <ExternalLink size={14} aria-hidden className="shrink-0" />}
    </Link>
  );
}

function JsonCell({ label, name, value, text }: { label: string; name: string; value: unknown; text: string }): ReactNode {
  const [open, setOpen] = useState(false);
  const change = (next: boolean): void => {
    const show = (): void => setOpen(next);
    // It opens complete. Code that failed to load is loaded again on render, which shows the failure.
    if (next) Viewer.load().then(show, show);
    else show();
  };
  return (
    <Popover
      label={`${label}: ${name}`}
      open={open}
      onOpenChange={change}
      padding="none"
      trigger={
        <Link asChild variant="quiet">
          <button type="button" title={label} className="max-w-full truncate text-start font-mono text-xs">
            {text}
          </button>
        </Link>
      }
    >
      <Suspense fallback={<Skeleton className="w-64" />}>
        <Viewer.Component label={label} value={value} className="w-96 max-w-full border-0" />
      </Suspense>
    </Popover>
  );
}

function Progress({ label, share, text }: { label: string; share: number; text: string }): ReactNode {
  return (
    <span className="flex items-center gap-2">
      <ProgressBar className="min-w-12 grow" size="sm" hideLabel label={label} max={1} value={share} valueText={text} />
      <span aria-hidden className="w-10 shrink-0 text-end text-xs tabular-nums">
        {text}
      </span>
    </span>
  );
}
