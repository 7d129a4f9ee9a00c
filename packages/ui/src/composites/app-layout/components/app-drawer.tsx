import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../../../components/icon-button/index.js';
import { useLayoutText } from '../../../lib/ui-provider.js';

export interface AppDrawerProps {
  open: boolean;
  onClose: () => void;
  brand: ReactNode;
  /** Media query for widths without a drawer. */
  wideQuery: string;
  children: ReactNode;
}

/**
 * Menu on a phone: a native modal dialog, so that the page behind is inert, Escape closes, and the browser restores focus to the button
 * that opened it.
 */
export function AppDrawer({ open, onClose, brand, wideQuery, children }: AppDrawerProps): ReactNode {
  const text = useLayoutText();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open);
  useCloseWhenWide(open, onClose, wideQuery);
  useCloseOnBackdrop(dialog, open, onClose);
  return (
    <dialog
      data-slot="app-layout-drawer"
      ref={dialog}
      aria-label={text.menu}
      onClose={onClose}
      className={[
        'sb:m-0 sb:h-dvh sb:max-h-none sb:w-72 sb:max-w-[85vw] sb:flex-col sb:overflow-hidden sb:border-e sb:border-border sb:bg-surface sb:text-text',
        'sb:elevation-overlay sb:open:flex sb:backdrop:bg-scrim',
      ].join(' ')}
    >
      {open && (
        <>
          <div
            data-slot="app-layout-drawer-head"
            className="sb:flex sb:h-12 sb:shrink-0 sb:items-center sb:justify-between sb:gap-2 sb:border-b sb:border-border sb:ps-4 sb:pe-2"
          >
            {brand}
            <IconButton
              data-slot="app-layout-drawer-close"
              size="lg"
              label={text.closeMenu}
              icon={<X data-slot="app-layout-drawer-icon" size={18} aria-hidden />}
              onClick={() => dialog.current?.close()}
            />
          </div>
          <div data-slot="app-layout-drawer-body" className="sb:min-h-0 sb:grow sb:overflow-y-auto">
            {children}
          </div>
        </>
      )}
    </dialog>
  );
}

/** A dialog becomes modal by a method, not by an attribute. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [dialog, open]);
}

/** A rotated tablet would otherwise keep an inert page without a visible drawer. */
function useCloseWhenWide(open: boolean, onClose: () => void, query: string): void {
  useEffect(() => {
    if (!open) return;
    const mediaQueryList = matchMedia(query);
    const check = (): void => {
      if (mediaQueryList.matches) onClose();
    };
    mediaQueryList.addEventListener('change', check);
    return () => mediaQueryList.removeEventListener('change', check);
  }, [open, onClose, query]);
}

/** The backdrop belongs to the dialog element: a press outside its rectangle targets the dialog. */
function useCloseOnBackdrop(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void): void {
  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const onPointerUp = (event: PointerEvent): void => {
      const rect = element.getBoundingClientRect();
      if (event.target === element && (event.clientX > rect.right || event.clientX < rect.left)) onClose();
    };
    element.addEventListener('pointerup', onPointerUp);
    return () => element.removeEventListener('pointerup', onPointerUp);
  }, [dialog, open, onClose]);
}
