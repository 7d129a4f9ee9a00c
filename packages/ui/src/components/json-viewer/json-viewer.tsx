import { Check, Copy } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { announce } from '../../lib/announce.js';
import { cn } from '../../lib/cn.js';
import { useLayoutText } from '../../lib/ui-provider.js';
import { Button } from '../button/index.js';
import { JsonNode, TOGGLE_SLOT } from './components/json-node.js';
import { openable } from './json-viewer.logic.js';

/** Duration of the check mark on the copy button, in ms. */
const SHOWN_MS = 1600;

export interface JsonViewerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Any result of `JSON.parse`. */
  value: unknown;
  /** Accessible name, for example “Carrier response”. */
  label: string;
  /**
   * Number of initially expanded levels; 0 shows one line.
   * @default 2
   */
  defaultDepth?: number;
  /** Hides the bar with the name and the buttons; the name stays for screen readers. */
  hideBar?: boolean;
}

/** Viewer for JSON: levels expand and collapse, long texts wrap, the whole can be copied. */
export function JsonViewer({ value, label, defaultDepth = 2, hideBar = false, className, ...rest }: JsonViewerProps): ReactNode {
  const text = useLayoutText();
  const [open, setOpen] = useState(() => new Set(openable(value, defaultDepth)));
  const all = useMemo(() => openable(value, Infinity), [value]);
  const allOpen = all.every((path) => open.has(path));
  const toggle = useCallback((path: string, next: boolean) => {
    setOpen((before) => {
      const after = new Set(before);
      if (next) after.add(path);
      else after.delete(path);
      return after;
    });
  }, []);
  return (
    <section
      data-slot="json-viewer"
      aria-label={label}
      {...rest}
      className={cn('sb:min-w-0 sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:text-text', className)}
    >
      {!hideBar && (
        <div
          data-slot="json-viewer-bar"
          className="sb:flex sb:min-h-11 sb:items-center sb:gap-1 sb:border-b sb:border-border sb:py-1 sb:ps-3.5 sb:pe-2"
        >
          <span data-slot="json-viewer-label" className="sb:min-w-0 sb:grow sb:basis-24 sb:text-sm sb:leading-tight sb:font-semibold">
            {label}
          </span>
          {all.length > 0 && (
            <Button size="sm" variant="ghost" onClick={() => setOpen(new Set(allOpen ? [] : all))}>
              {allOpen ? text.jsonCollapseAll : text.jsonExpandAll}
            </Button>
          )}
          <CopyJson value={value} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys bubble up from the buttons inside */}
      <div
        data-slot="json-viewer-body"
        onKeyDown={moveAmongToggles}
        className="sb:overflow-x-auto sb:p-2 sb:font-mono sb:text-xs sb:leading-normal"
      >
        <JsonNode name={undefined} path="" value={value} open={open} onToggle={toggle} />
      </div>
    </section>
  );
}

function CopyJson({ value }: { value: unknown }): ReactNode {
  const text = useLayoutText();
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(value, null, 2) ?? 'null');
      setCopied(true);
      announce(text.jsonCopied);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), SHOWN_MS);
    } catch {
      // Rejected without permission or outside a secure context.
      announce(text.jsonCopyFailed);
    }
  };
  const Sign = copied ? Check : Copy;
  return (
    <Button size="sm" variant="ghost" icon={<Sign data-slot="json-viewer-copy-icon" size={14} aria-hidden />} onClick={() => void copy()}>
      {text.jsonCopy}
    </Button>
  );
}

/** Up, Down, Home and End move through the visible levels; Right expands and Left collapses. */
function moveAmongToggles(event: KeyboardEvent<HTMLElement>): void {
  const toggles = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-slot="${TOGGLE_SLOT}"]`)];
  const at = toggles.findIndex((toggle) => toggle === event.target);
  const current = toggles[at];
  if (!current) return;
  const expanded = current.getAttribute('aria-expanded') === 'true';
  switch (event.key) {
    case 'ArrowDown':
      toggles[at + 1]?.focus();
      break;
    case 'ArrowUp':
      toggles[at - 1]?.focus();
      break;
    case 'Home':
      toggles[0]?.focus();
      break;
    case 'End':
      toggles.at(-1)?.focus();
      break;
    case 'ArrowRight':
      if (expanded) toggles[at + 1]?.focus();
      else current.click();
      break;
    case 'ArrowLeft':
      if (expanded) current.click();
      else parentToggle(current)?.focus();
      break;
    default:
      return;
  }
  event.preventDefault();
}

function parentToggle(toggle: HTMLElement): HTMLElement | null {
  const list = toggle.closest('ul');
  return list?.parentElement?.querySelector<HTMLElement>(`:scope > [data-slot="${TOGGLE_SLOT}"]`) ?? null;
}
