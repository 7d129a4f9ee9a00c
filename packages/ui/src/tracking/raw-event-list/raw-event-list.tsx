import type { Instant } from '@seaberry/tracking';
import { ChevronRight } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../components/button/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { cn } from '../../lib/cn.js';
import { useFormat, useHistoryText } from '../../lib/ui-provider.js';

export interface RawEvent {
  id: string;
  /** Source of the event, e.g. the carrier's code. */
  source: string;
  /** Short description, e.g. `DEPA ACT CNSHA`. */
  title: string;
  /** Creation time at the source; null when unknown. */
  createdAt: Instant | null;
  receivedAt: Instant | null;
  /** Original payload, parsed or as text. */
  payload: unknown;
}

export interface RawEventListProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Events, newest first. */
  events: readonly RawEvent[];
  /**
   * Time zone of the times shown.
   * @default UTC
   */
  timeZone?: string | null;
  /**
   * Number of initially visible events, and of those added on demand.
   * @default 20
   */
  pageSize?: number;
}

/** Raw events of the carriers: one line each, the JSON on demand. */
export function RawEventList({ events, timeZone = null, pageSize = 20, className, ...rest }: RawEventListProps): ReactNode {
  const reported = useHistoryText();
  const [pages, setPages] = useState(1);
  const count = pages * pageSize;
  const left = events.length - count;
  return (
    <div data-slot="raw-event-list" {...rest} className={cn('sb:min-w-0', className)}>
      {events.length === 0 ? (
        <EmptyState size="sm" title={reported.rawEmpty} description={reported.rawEmptyHint} />
      ) : (
        <ol data-slot="raw-event-list-items" aria-label={reported.rawEvents}>
          {events.slice(0, count).map((event) => (
            <li key={event.id} data-slot="raw-event-list-item" className="sb:border-t sb:border-border sb:first:border-t-0">
              <RawEventItem event={event} timeZone={timeZone} />
            </li>
          ))}
        </ol>
      )}
      {left > 0 ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setPages(pages + 1);
          }}
        >
          {reported.rawMore(Math.min(left, pageSize))}
        </Button>
      ) : null}
    </div>
  );
}

function asText(payload: unknown): string {
  return typeof payload === 'string' ? payload : (JSON.stringify(payload, null, 2) ?? '');
}

function RawEventItem({ event, timeZone }: { event: RawEvent; timeZone: string | null }): ReactNode {
  const reported = useHistoryText();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const when = (at: Instant) => `${format.instant(at, timeZone)} ${format.zone(at, timeZone)}`;
  return (
    <details
      data-slot="raw-event-list-details"
      onToggle={(toggled) => {
        setOpen(toggled.currentTarget.open);
      }}
    >
      <summary
        data-slot="raw-event-list-summary"
        className="sb:flex sb:min-h-9 sb:pointer-coarse:min-h-control-lg sb:cursor-pointer sb:list-none sb:flex-wrap sb:items-center sb:gap-x-3 sb:rounded-control sb:px-1 sb:py-1 sb:text-sm sb:tabular-nums sb:outline-focus sb:hover:bg-sunken sb:focus-visible:outline-2"
      >
        {/* In one element: a long title would push the icon onto a line of its own. */}
        <span className="sb:flex sb:min-w-0 sb:items-center sb:gap-3">
          <ChevronRight
            size={14}
            aria-hidden="true"
            className={cn('sb:shrink-0 sb:text-subtle', open ? 'sb:rotate-90' : 'sb:rtl:rotate-180')}
          />
          <span className="sb:font-medium sb:wrap-anywhere">{event.title}</span>
        </span>
        <span className="sb:text-muted">{event.source}</span>
        <span className="sb:ms-auto sb:text-xs sb:text-muted">
          {[
            event.createdAt ? `${reported.rawCreated} ${when(event.createdAt)}` : null,
            event.receivedAt ? `${reported.rawReceived} ${when(event.receivedAt)}` : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </summary>
      {open ? <Payload body={asText(event.payload)} title={event.title} /> : null}
    </details>
  );
}

function Payload({ body, title }: { body: string; title: string }): ReactNode {
  const reported = useHistoryText();
  const [copied, setCopied] = useState(false);
  return (
    <div data-slot="raw-event-list-payload" className="sb:pbe-3 sb:ps-5">
      <section
        data-slot="raw-event-list-json"
        aria-label={title}
        // A scrolling area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="sb:max-h-80 sb:overflow-auto sb:rounded-control sb:border sb:border-border sb:bg-sunken sb:p-3 sb:text-xs sb:outline-focus sb:focus-visible:outline-2"
      >
        <pre data-slot="raw-event-list-pre">{body}</pre>
      </section>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => {
          void navigator.clipboard.writeText(body).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        <span aria-live="polite">{copied ? reported.rawCopied : reported.rawCopy}</span>
      </Button>
    </div>
  );
}
