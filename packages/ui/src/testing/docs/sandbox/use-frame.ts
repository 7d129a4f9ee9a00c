import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';

import type { Fault } from './compile.js';
import { facesFor } from './frame-fonts.js';
import { replyOf, type Draw, type Fonts } from './messages.js';

/** Time after which code without a reply is an endless loop. */
const PATIENCE_MS = 8_000;

/** Loads the script and the styles that it is sent. Storage is refused to such a frame, so it gets one in memory. */
const bootstrap = `
  const { nonce } = document.currentScript;
  for (const name of ['localStorage', 'sessionStorage']) {
    const kept = new Map();
    Object.defineProperty(window, name, { value: {
      getItem: (key) => kept.get(String(key)) ?? null, setItem: (key, value) => void kept.set(String(key), String(value)),
      removeItem: (key) => void kept.delete(String(key)), clear: () => kept.clear(),
      key: (at) => [...kept.keys()][at] ?? null, get length() { return kept.size; },
    } });
  }
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data.kind !== 'start') return;
    document.head.append(Object.assign(document.createElement('style'), { textContent: data.css }));
    document.head.append(Object.assign(document.createElement('script'), { textContent: data.script, nonce }));
  }, { once: true });
`;

const LEFT: Fault = { kind: 'left', what: '' };

/** Allows scripts that this page starts, and none made from a text. */
const nonce = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Document of the frame. */
export const FRAME_DOCUMENT = `<!doctype html><html><head><meta charset="utf-8">
  <meta http-equiv="Content-Security-Policy" content="script-src 'nonce-${nonce}'"><style>
  html { background: var(--sb-color-canvas); color: var(--sb-color-text); font: 14px var(--sb-font-sans) }
  body { margin: 16px }
</style></head><body><main id="place"></main><script nonce="${nonce}">${bootstrap}</script></body></html>`;

async function loadFrame(): Promise<{ kind: 'start'; script: string; css: string }> {
  const [{ default: script }, { default: css }, { default: inter }] = await Promise.all([
    import('virtual:seaberry-sandbox-frame'),
    import('../../../styles/index.css?inline'),
    import('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline'),
  ]);
  const face = `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(${inter}) format('woff2')}`;
  return { kind: 'start', script, css: `${css}\n${face}` };
}

interface Frame {
  ref: RefObject<HTMLIFrameElement | null>;
  /** Key of the frame: another one is another document. */
  generation: number;
  onLoad: () => void;
  /** Fault of the last drawing, of any of its events, or of none. */
  fault: Fault | undefined;
  /** Replaces the document, and with it everything that the code has started. */
  restart: () => void;
}

/** Draws in a sandboxed frame. `undefined` draws nothing and leaves what is drawn. */
export function useFrame(drawing: Omit<Draw, 'kind' | 'run'> | undefined): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [generation, setGeneration] = useState(0);
  const [ready, setReady] = useState(false);
  const [failed, setFailed] = useState<{ js: string; fault: Fault }>();
  /** Code that replaced the document of the frame, such as by another address. */
  const [left, setLeft] = useState<string>();
  const last = useRef({ run: 0, js: '', timer: 0 });
  const fonts = useRef(new Set<string>());
  /** The last generation whose document is loaded. */
  const loaded = useRef(-1);
  const renew = (): void => {
    setReady(false);
    setLeft(undefined);
    setGeneration((value) => value + 1);
  };
  const restart = (): void => {
    clearTimeout(last.current.timer);
    setFailed(undefined);
    renew();
  };
  const receive = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    const reply = source === ref.current?.contentWindow ? replyOf(data) : undefined;
    if (reply?.kind === 'ready') setReady(true);
    if (reply?.kind === 'characters' && drawing) {
      const frame = ref.current?.contentWindow;
      void facesFor(reply.text, drawing.locale, fonts.current).then((faces) => {
        const message: Fonts = { kind: 'fonts', faces };
        frame?.postMessage(message, '*');
      });
    }
    if (reply?.kind === 'drawn' || reply?.kind === 'failed') {
      if (reply.run !== last.current.run) return;
      clearTimeout(last.current.timer);
      setFailed(reply.kind === 'failed' ? { js: last.current.js, fault: reply.fault } : undefined);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent): void => receive(event);
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  const { js, theme, locale } = drawing ?? {};
  // An endless loop would start again in the new frame.
  const stopped = failed?.fault.kind === 'endless' && failed.js === js;
  // The next code gets a document of its own again.
  if (left !== undefined && js !== undefined && js !== left) renew();
  const again = useEffectEvent(renew);
  useEffect(() => {
    if (!ready || stopped || js === undefined || theme === undefined || locale === undefined) return undefined;
    const current = { run: last.current.run + 1, js, timer: 0 };
    current.timer = window.setTimeout(() => {
      setFailed({ js, fault: { kind: 'endless', what: '' } });
      again();
    }, PATIENCE_MS);
    last.current = current;
    const message: Draw = { kind: 'draw', run: current.run, js, theme, locale };
    ref.current?.contentWindow?.postMessage(message, '*');
    return () => clearTimeout(current.timer);
  }, [ready, stopped, js, theme, locale]);
  const onLoad = (): void => {
    const frame = ref.current;
    fonts.current = new Set();
    // Another document, which takes no drawing.
    if (loaded.current === generation) {
      clearTimeout(last.current.timer);
      setReady(false);
      setLeft(last.current.js);
      return;
    }
    loaded.current = generation;
    void loadFrame().then((start) => frame?.contentWindow?.postMessage(start, '*'));
  };
  const fault = failed !== undefined && failed.js === js ? failed.fault : undefined;
  return { ref, generation, onLoad, fault: fault ?? (left !== undefined && left === js ? LEFT : undefined), restart };
}
