import { useEffect, useRef, type ReactNode } from 'react';
import { toast as sonner, Toaster as Region } from 'sonner';

import { useComponentsText } from '../../../lib/ui-provider.js';
import { connect, type ToastCommand } from '../toast-queue.js';
import { ToastCard } from './toast-card.js';

const SHORT_MS = 5000;
const LONG_MS = 8000;

function perform(command: ToastCommand): void {
  if (command.kind === 'dismiss') {
    sonner.dismiss(command.id);
    return;
  }
  const { message } = command;
  const long = message.tone === 'danger' || message.action !== undefined;
  sonner.custom((id) => <ToastCard message={message} onClose={() => sonner.dismiss(id)} />, {
    ...(message.id === undefined ? {} : { id: message.id }),
    duration: message.durationMs ?? (long ? LONG_MS : SHORT_MS),
  });
}

/** Copies the sheet that sonner puts into the head of the document to the shadow root of the messages. */
function copySonnerStyles(region: Node): void {
  const root = region.getRootNode();
  const sheet = [...document.head.querySelectorAll('style')].find(({ textContent }) => textContent.includes('[data-sonner-toaster]'));
  if (sheet && root instanceof ShadowRoot && !root.querySelector('style[data-slot=toast-sheet]')) {
    const copy = document.createElement('style');
    copy.dataset['slot'] = 'toast-sheet';
    copy.textContent = sheet.textContent;
    root.append(copy);
  }
}

/** Everything that depends on sonner; loaded with the first message. */
export function ToastRegion({ position }: { position: 'top-center' | 'bottom-end' }): ReactNode {
  const text = useComponentsText();
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (region.current) copySonnerStyles(region.current);
    return connect(perform);
  }, []);
  return (
    <Region
      ref={region}
      position={position === 'top-center' ? 'top-center' : 'bottom-right'}
      containerAriaLabel={text.notifications}
      gap={8}
      offset={16}
      mobileOffset={12}
      visibleToasts={4}
      style={{ fontFamily: 'var(--sb-font-sans)', zIndex: 'var(--sb-z-index-toast)' }}
    />
  );
}
