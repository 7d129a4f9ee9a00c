import { CircleCheck, RefreshCw, Smartphone } from 'lucide-react';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText } from '../../lib/ui-provider.js';
import { Button } from '../button/index.js';
import { Spinner } from '../spinner/index.js';
import { fitsCode } from './capacity.js';

// The encoder is the largest part, so it is loaded with the first code.
const Picture = lazy(async () => ({ default: (await import('./components/qr-picture.js')).QrPicture }));

export type QrCodeState = 'loading' | 'ready' | 'scanned' | 'confirmed' | 'expired';

const SIZE = { sm: 'sb:size-24', md: 'sb:size-44', lg: 'sb:size-60' } as const;

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name, for example “Scan to sign in”. */
  label: string;
  /** Encoded text; up to about 300 characters, or the code becomes too dense to scan. Beyond 2,331 bytes a notice replaces the code. */
  value?: string | undefined;
  /**
   * State of the code. Without a value it is loading.
   * @default 'ready'
   */
  state?: QrCodeState;
  /** Called when another code is requested; renders the button while the code is expired. */
  onRefresh?: () => void;
  /** Another code is loading. */
  refreshing?: boolean;
  /**
   * 96, 176 or 240 px; not smaller than 176 for phones held at arm's length.
   * @default 'md'
   */
  size?: keyof typeof SIZE;
}

/** QR code. Dark on light in every theme, as scanners require. */
export function QrCode({
  label,
  value,
  state: given = 'ready',
  onRefresh,
  refreshing = false,
  size = 'md',
  className,
  ...rest
}: QrCodeProps): ReactNode {
  const fits = value === undefined || fitsCode(value);
  const state = given !== 'ready' || (value !== undefined && fits) ? given : fits ? 'loading' : 'too-long';
  const usable = state === 'ready';
  return (
    <div
      data-slot="qr-code"
      data-state={state}
      {...rest}
      className={cn(
        'sb:relative sb:overflow-hidden sb:rounded-surface sb:border sb:border-border sb:bg-brand-50 sb:text-brand-950 sb:forced-color-adjust-none',
        SIZE[size in SIZE ? size : 'md'],
        className,
      )}
    >
      {value !== undefined && fits && state !== 'loading' && (
        <div
          data-slot="qr-code-code"
          {...(usable ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
          className={cn('sb:size-full', !usable && 'sb:opacity-10')}
        >
          <Suspense fallback={<Loading />}>
            <Picture value={value} />
          </Suspense>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> is the result of a form */}
      <div data-slot="qr-code-notice" role="status" className="sb:contents">
        {state === 'loading' && <Loading />}
        {state !== 'loading' && !usable && <Notice state={state} onRefresh={onRefresh} refreshing={refreshing} />}
      </div>
    </div>
  );
}

const OVERLAY = 'sb:absolute sb:inset-0 sb:flex sb:flex-col sb:items-center sb:justify-center sb:gap-2 sb:p-2 sb:text-center sb:text-sm';

function Loading(): ReactNode {
  const text = useDisplayText();
  return (
    <div data-slot="qr-code-waiting" className={OVERLAY}>
      <Spinner size="lg" label={text.qrLoading} />
    </div>
  );
}

interface NoticeProps {
  state: Exclude<QrCodeState, 'loading' | 'ready'> | 'too-long';
  onRefresh: (() => void) | undefined;
  refreshing: boolean;
}

function Notice({ state, onRefresh, refreshing }: NoticeProps): ReactNode {
  const text = useDisplayText();
  const messages = { scanned: text.qrScanned, confirmed: text.qrConfirmed, expired: text.qrExpired, 'too-long': text.qrTooLong } as const;
  const sign =
    state === 'scanned' ? (
      <Smartphone data-slot="qr-code-sign" size={24} aria-hidden />
    ) : (
      state === 'confirmed' && <CircleCheck data-slot="qr-code-sign" size={24} aria-hidden />
    );
  return (
    <div data-slot="qr-code-message" className={OVERLAY}>
      {sign}
      <p data-slot="qr-code-words" className="sb:font-medium sb:text-brand-950">
        {messages[state]}
      </p>
      {state === 'expired' && onRefresh && (
        <Button
          size="sm"
          loading={refreshing}
          icon={<RefreshCw data-slot="qr-code-refresh-icon" size={14} aria-hidden />}
          onClick={() => onRefresh()}
        >
          {text.qrRefresh}
        </Button>
      )}
    </div>
  );
}
