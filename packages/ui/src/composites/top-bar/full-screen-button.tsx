import { Maximize, Minimize } from 'lucide-react';
import { useSyncExternalStore, type ReactNode } from 'react';

import { IconButton, type IconButtonProps } from '../../components/icon-button/index.js';
import { toast } from '../../components/toaster/index.js';
import { useSettingsText } from '../../lib/ui-provider.js';

export interface FullScreenButtonProps extends Omit<IconButtonProps, 'label' | 'icon' | 'onClick'> {}

type State = 'on' | 'off' | 'unsupported';

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

function read(): State {
  // iPhones lack the API, and an iframe may not be allowed to use it.
  if (!document.fullscreenEnabled) return 'unsupported';
  return document.fullscreenElement === null ? 'off' : 'on';
}

/** Toggles full screen. It follows the browser's own key and Escape too. */
export function FullScreenButton(rest: FullScreenButtonProps): ReactNode {
  const text = useSettingsText();
  const state = useSyncExternalStore<State>(subscribe, read, () => 'off');
  const Sign = state === 'on' ? Minimize : Maximize;
  const toggle = async (): Promise<void> => {
    try {
      await (state === 'on' ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      toast({ tone: 'warning', title: text.fullScreenUnsupported, id: 'full-screen' });
    }
  };
  return (
    <IconButton
      data-slot="top-bar-full-screen"
      {...(state === 'unsupported' ? { disabledReason: text.fullScreenUnsupported } : {})}
      {...rest}
      label={state === 'on' ? text.leaveFullScreen : text.fullScreen}
      icon={<Sign data-slot="top-bar-icon" size={18} aria-hidden />}
      onClick={() => void toggle()}
    />
  );
}
