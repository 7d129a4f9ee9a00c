import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useFormat, useLayoutText } from '../../../lib/ui-provider.js';
import { childrenOf, kindOf, type JsonKind } from '../json-viewer.logic.js';

/** Slot of the buttons that expand and collapse a level. */
export const TOGGLE_SLOT = 'json-viewer-toggle';

/** Number of children of a level that are rendered at a time. */
const CHUNK = 100;

const COLOUR: Record<JsonKind, string> = {
  object: 'sb:text-muted',
  array: 'sb:text-muted',
  string: 'sb:text-success-text',
  number: 'sb:text-info-text',
  boolean: 'sb:text-warning-text',
  null: 'sb:text-muted',
};

export interface JsonNodeProps {
  /** Key in the object or index in the list; undefined for the root. */
  name: string | undefined;
  path: string;
  value: unknown;
  open: ReadonlySet<string>;
  onToggle: (path: string, open: boolean) => void;
}

/** One value with its name; objects and lists can be expanded. */
export function JsonNode({ name, path, value, open, onToggle }: JsonNodeProps): ReactNode {
  const kind = kindOf(value);
  const children = childrenOf(value, path);
  if (children.length === 0) return <Leaf name={name} kind={kind} value={value} />;
  return <Branch name={name} path={path} kind={kind} items={children} open={open} onToggle={onToggle} />;
}

function Leaf({ name, kind, value }: { name: string | undefined; kind: JsonKind; value: unknown }): ReactNode {
  const written = kind === 'object' ? '{}' : kind === 'array' ? '[]' : (JSON.stringify(value) ?? 'null');
  return (
    <div data-slot="json-viewer-leaf" className="sb:ps-6 sb:-indent-1 sb:wrap-anywhere sb:whitespace-pre-wrap">
      <Name name={name} />
      <span data-slot="json-viewer-value" data-kind={kind} className={COLOUR[kind]}>
        {written}
      </span>
    </div>
  );
}

interface BranchProps extends Omit<JsonNodeProps, 'value'> {
  kind: JsonKind;
  items: ReturnType<typeof childrenOf>;
}

function Branch({ name, path, kind, items, open, onToggle }: BranchProps): ReactNode {
  const text = useLayoutText();
  const format = useFormat();
  const id = useId();
  const [limit, setLimit] = useState(CHUNK);
  const shown = open.has(path);
  const count = format.number(items.length);
  const size = kind === 'array' ? text.jsonItems(items.length, count) : text.jsonKeys(items.length, count);
  const left = items.length - limit;
  return (
    <div data-slot="json-viewer-branch">
      <button
        data-slot={TOGGLE_SLOT}
        type="button"
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => onToggle(path, !shown)}
        className={cn(
          'sb:flex sb:max-w-full sb:cursor-pointer sb:items-center sb:gap-1 sb:rounded-control sb:pe-1.5 sb:text-start sb:hover:bg-sunken',
          'sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2 sb:min-h-6 sb:pointer-coarse:min-h-control-lg',
        )}
      >
        <ChevronRight
          data-slot="json-viewer-toggle-icon"
          size={14}
          aria-hidden
          className={cn(
            'sb:shrink-0 sb:text-muted sb:motion-safe:transition-transform sb:motion-safe:duration-state',
            shown ? 'sb:rotate-90' : 'sb:rtl:rotate-180',
          )}
        />
        <span data-slot="json-viewer-toggle-label" className="sb:min-w-0 sb:wrap-anywhere">
          <Name name={name} />
          <span data-slot="json-viewer-size" className="sb:text-muted">
            {`${kind === 'array' ? '[…]' : '{…}'} ${size}`}
          </span>
        </span>
      </button>
      <ul data-slot="json-viewer-children" id={id} hidden={!shown} className="sb:ms-1.5 sb:border-s sb:border-border sb:ps-2.5">
        {shown &&
          items.slice(0, limit).map((item) => (
            <li data-slot="json-viewer-item" key={item.path}>
              <JsonNode name={item.key} path={item.path} value={item.value} open={open} onToggle={onToggle} />
            </li>
          ))}
        {shown && left > 0 && (
          <li data-slot="json-viewer-item">
            <button
              data-slot="json-viewer-more"
              type="button"
              onClick={() => setLimit(limit + CHUNK)}
              className="sb:ms-4 sb:min-h-6 sb:pointer-coarse:min-h-control-lg sb:cursor-pointer sb:rounded-control sb:px-1 sb:text-primary-text sb:outline-focus sb:hover:underline sb:focus-visible:outline-2"
            >
              {text.jsonMore(format.number(Math.min(CHUNK, left)))}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function Name({ name }: { name: string | undefined }): ReactNode {
  if (name === undefined) return null;
  return (
    <>
      <span data-slot="json-viewer-key" className="sb:text-text">
        {name}
      </span>
      <span data-slot="json-viewer-colon" className="sb:text-muted">
        {': '}
      </span>
    </>
  );
}
