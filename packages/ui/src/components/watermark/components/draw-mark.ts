import { Watermark } from 'watermark-js-plus';

/** Colour of the mark: midway between dark and light, legible in both themes. */
const COLOUR = '--sb-color-border-strong';

const FONT_SIZE = '14px';

export interface MarkOptions {
  lines: readonly string[];
  /** Distance between marks, in px. */
  gap: number;
  /** From 0 to 1. */
  opacity: number;
}

/** Draws the mark over an element, and again whenever it is removed or changed. @returns a function that removes it permanently. */
export function drawMark(parent: HTMLElement, { lines, gap, opacity }: MarkOptions): () => void {
  const style = getComputedStyle(parent);
  const context = document.createElement('canvas').getContext('2d');
  // Canvases can be blocked by the browser.
  if (!context) return () => {};
  context.font = `${FONT_SIZE} ${style.fontFamily}`;
  const longest = Math.ceil(Math.max(...lines.map((line) => context.measureText(line).width)));
  const mark = new Watermark({
    parent,
    contentType: 'multi-line-text',
    content: lines.join('\n'),
    textRowMaxWidth: longest + 16,
    width: longest + gap,
    height: lines.length * 20 + gap,
    rotate: 22,
    fontSize: FONT_SIZE,
    lineHeight: 20,
    fontFamily: style.fontFamily,
    fontColor: style.getPropertyValue(COLOUR).trim(),
    globalAlpha: opacity,
    zIndex: 1,
    mutationObserve: true,
    monitorProtection: false,
  });
  void mark.create();
  return () => mark.destroy();
}
