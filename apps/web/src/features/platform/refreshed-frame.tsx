import { Skeleton } from '@seaberry/ui/skeleton';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';

export interface RefreshedFrameProps {
  title: string;
  /** Each new URL loads behind the shown page, and replaces it when loaded. */
  src: string | null;
  /** Permissions of the page, as the `sandbox` attribute. */
  sandbox?: string;
}

/**
 * An iframe that refreshes without flicker, keeps its scroll position, and adds no history entry, which a changed URL of the same frame
 * would.
 */
export function RefreshedFrame({ title, src, sandbox }: RefreshedFrameProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const loaded = (address: string, { currentTarget }: SyntheticEvent<HTMLIFrameElement>): void => {
    const before = holder.current?.querySelector<HTMLIFrameElement>('iframe[data-shown]');
    if (before && before !== currentTarget) keepPlace(before, currentTarget);
    setShown(address);
  };
  const addresses = [...new Set([shown, src])].filter((address) => address !== null);
  return (
    <div ref={holder} className="relative min-h-96 overflow-hidden">
      {shown === null && (
        <div aria-busy="true" className="absolute inset-0 grid content-start gap-3 p-4">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-3/4" />
          <Skeleton className="w-2/3" />
        </div>
      )}
      {addresses.map((address) => {
        const front = address === shown;
        return (
          <iframe
            key={address}
            title={title}
            src={address}
            {...(sandbox === undefined ? {} : { sandbox })}
            {...(front ? { 'data-shown': '' } : { 'aria-hidden': true, tabIndex: -1 })}
            referrerPolicy="no-referrer"
            className={front ? 'absolute inset-0 h-full w-full border-0' : 'invisible absolute inset-0 h-full w-full border-0'}
            onLoad={(event) => loaded(address, event)}
          />
        );
      })}
    </div>
  );
}

function keepPlace(from: HTMLIFrameElement, to: HTMLIFrameElement): void {
  try {
    to.contentWindow?.scrollTo(0, from.contentWindow?.scrollY ?? 0);
  } catch {
    // The scroll position of a cross-origin page cannot be read or set.
  }
}
