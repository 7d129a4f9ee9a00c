import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';

import { PRINT_STYLES } from './print-styles.ts';

export interface PrintFrameProps {
  label: string;
  /** Safe HTML of the server, whose styles are in `data-style`. */
  html: string;
  /** Name of the printed document. */
  title: string;
  /** Prints the document. */
  printRef?: RefObject<(() => void) | null>;
}

/**
 * A page of its own in a frame that runs no scripts. The policy of our page also applies in it and forbids styles in HTML, so styles are set
 * by script.
 */
export function PrintFrame({ label, html, title, printRef }: PrintFrameProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const draw = (): void => {
    const page = frame.current?.contentWindow;
    if (!page) return;
    const { document } = page;
    // The constructor of the frame: a style sheet belongs to one document.
    const sheet = new (page as unknown as typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(PRINT_STYLES);
    document.adoptedStyleSheets = [sheet];
    document.title = title;
    document.documentElement.lang = globalThis.document.documentElement.lang;
    document.body.innerHTML = html;
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? '';
    }
    if (printRef) printRef.current = () => page.print();
  };
  const redraw = useEffectEvent(draw);
  useEffect(() => redraw(), [html, title]);
  return (
    <iframe
      ref={frame}
      title={label}
      sandbox="allow-same-origin allow-modals"
      referrerPolicy="no-referrer"
      srcDoc="<!doctype html><html><head><meta charset='utf-8'></head><body></body></html>"
      className="h-[60dvh] w-full border-0"
      onLoad={draw}
    />
  );
}
