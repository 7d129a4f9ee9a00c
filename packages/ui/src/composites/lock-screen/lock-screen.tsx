import { useRef, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { Avatar, type AvatarProps } from '../../components/avatar/index.js';
import { cn } from '../../lib/cn.js';
import { usePortalContainer } from '../../lib/use-portal-container.js';
import { useMergedRef } from '../../lib/use-merged-ref.js';
import { useSettingsText } from '../../lib/ui-provider.js';
import { LockClock } from './components/lock-clock.js';
import { LockForm } from './components/lock-form.js';
import { useSeal } from './use-seal.js';

export interface LockScreenUser extends Pick<AvatarProps, 'name' | 'src' | 'sex'> {
  /** Account name for password managers. */
  account?: string;
}

export interface LockScreenProps extends Omit<ComponentProps<'dialog'>, 'open' | 'children' | 'onClose' | 'onCancel'> {
  /** Hides the page and makes it inert. */
  locked: boolean;
  /** Locked user: name, account and picture. */
  user: LockScreenUser;
  /** Verifies the password on the server. Reject with an error to stay locked: its message is shown at the field. */
  onUnlock: (password: string) => Promise<void>;
  /** Signs out, for users without the password; a promise is awaited. */
  onSignOut: () => unknown;
  /**
   * IANA zone of the clock.
   * @default that of the device
   */
  timeZone?: string;
  /** Content above the clock: mark and name. */
  brand?: ReactNode;
  /** The application. While locked it stays mounted, hidden and inert. */
  children?: ReactNode;
}

const subscribe = () => () => {};

/**
 * Wraps the application and covers it while locked: the page, its dialogs and its messages are hidden, inert and silent to screen readers,
 * and return unchanged.
 */
export function LockScreen({ locked, children, ...rest }: LockScreenProps): ReactNode {
  const container = usePortalContainer();
  // Portals are not rendered on the server; there and on the first render, the page is hidden already.
  const inBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <>
      <div
        data-slot="lock-screen-app"
        inert={locked}
        aria-hidden={locked || undefined}
        className={cn('sb:contents', locked && 'sb:invisible')}
      >
        {children}
      </div>
      {locked && inBrowser && createPortal(<LockLayer {...rest} />, container ?? document.body)}
    </>
  );
}

function LockLayer({
  user,
  onUnlock,
  onSignOut,
  timeZone,
  brand,
  ref,
  className,
  ...rest
}: Omit<LockScreenProps, 'locked' | 'children'>): ReactNode {
  const text = useSettingsText();
  const own = useRef<HTMLDialogElement>(null);
  const merged = useMergedRef(own, ref);
  useSeal(own);
  const { account, ...person } = user;
  return (
    <dialog
      data-slot="lock-screen"
      aria-label={text.lockTitle}
      {...rest}
      ref={merged}
      className={cn(
        'sb:pointer-events-auto sb:m-0 sb:flex sb:h-dvh sb:max-h-none sb:w-full sb:max-w-none sb:flex-col sb:items-center sb:gap-8 sb:overflow-y-auto',
        'sb:border-0 sb:bg-canvas sb:px-4 sb:py-12 sb:text-md sb:text-text sb:outline-none',
        className,
      )}
    >
      <div data-slot="lock-screen-head" className="sb:mt-auto sb:flex sb:flex-col sb:items-center sb:gap-8">
        {brand}
        <LockClock timeZone={timeZone} />
      </div>
      <div
        data-slot="lock-screen-card"
        className="sb:mb-auto sb:flex sb:w-full sb:max-w-xs sb:flex-col sb:gap-4 sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:p-5 sb:elevation-overlay"
      >
        <div data-slot="lock-screen-user" className="sb:flex sb:flex-col sb:items-center sb:gap-2">
          <Avatar size="xl" {...person} label={null} />
          <p data-slot="lock-screen-name" className="sb:max-w-full sb:truncate sb:text-lg sb:font-semibold">
            {user.name}
          </p>
        </div>
        <LockForm {...{ account, onUnlock, onSignOut }} />
      </div>
    </dialog>
  );
}
