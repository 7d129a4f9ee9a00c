import { en, type UiMessages } from '@seaberry/i18n/ui';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';
import { BCP47, type Locale } from '@seaberry/i18n';
import { Component, StrictMode, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { modules } from 'virtual:seaberry-sandbox-modules';

import { applyAppearance, UiProvider } from '../../../../lib/ui-provider.js';
import { freezeClock, NOW } from '../../../stories/clock.js';
import type { Draw, Fonts, Reply } from '../messages.js';
import { evaluate, faultOf } from './evaluate.js';
import { addFaces, watchCharacters } from './fonts.js';
import { scriptLoader } from './script.js';
import { timeLimit } from './time-limit.js';

const TEXTS: Record<Locale, UiMessages> = { en, 'zh-cn': zhCN, 'zh-tw': zhTW };

// Examples are drawn at the time at which guides draw them.
freezeClock();

const runtime = { modules, check: timeLimit(), load: scriptLoader() };

let run = 0;
/** Number of errors that ended a drawing: the next one begins anew, also with the same code. */
let ended = 0;
let shown: { js: string; Example: ComponentType } | undefined;
let root: Root | undefined;

const send = (reply: Reply): void => parent.postMessage(reply, '*');
const fail = (error: unknown): void => send({ kind: 'failed', run, fault: faultOf(error) });

/** Reports what its children throw; the next drawing has another key. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }
  override componentDidCatch(error: unknown): void {
    ended += 1;
    fail(error);
  }
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/** Reports to the page that the drawing is in the document. */
function Drawn({ of }: { of: number }): ReactNode {
  useEffect(() => send({ kind: 'drawn', run: of }), [of]);
  return null;
}

function draw({ js, theme, locale, run: next }: Draw): void {
  run = next;
  applyAppearance({ theme });
  document.documentElement.lang = BCP47[locale];
  try {
    // The same code keeps its state in another theme or language.
    if (shown?.js !== js) shown = { js, Example: evaluate(js, runtime) };
  } catch (error) {
    fail(error);
    return;
  }
  const place = document.querySelector('#place');
  if (!place) return;
  root ??= createRoot(place, { onCaughtError: () => undefined, onUncaughtError: fail });
  const { Example } = shown;
  root.render(
    <StrictMode>
      <UiProvider locale={locale} messages={TEXTS[locale]} present={NOW}>
        <Boundary key={`${ended} ${js}`}>
          <Example />
          <Drawn of={next} />
        </Boundary>
      </UiProvider>
    </StrictMode>,
  );
}

addEventListener('message', ({ source, data }: MessageEvent<Draw | Fonts>) => {
  if (source !== parent) return;
  if (data.kind === 'draw') draw(data);
  else if (data.kind === 'fonts') addFaces(data.faces);
});
watchCharacters((text) => send({ kind: 'characters', text }));
// A link would load its page in the frame.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]:not([href^="#"])')) event.preventDefault();
});
// A handler or a script in HTML; `eval` throws, and a library may try whether it is allowed.
addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  if (blockedURI === 'inline') fail(new EvalError());
});
addEventListener('error', ({ error }) => fail(error));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
send({ kind: 'ready' });
