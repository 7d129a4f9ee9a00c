/** Time after which a wave begins to fade, in ms (product specification §9). */
export const FADE_AFTER_MS = 450;
/** Time between the start of fading and the removal of a wave, in ms (product specification §9). */
export const REMOVE_AFTER_MS = 750;

export interface RippleWave {
  /** Key of a wave, unique within its surface. */
  readonly key: number;
  /** Centre and diameter, in px from the start corner of the surface. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly state: 'growing' | 'fading';
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Circle around a point that covers the whole box; around its centre when there is no point. */
export function waveCircle(box: Box, point?: { clientX: number; clientY: number }): { x: number; y: number; size: number } {
  const x = point ? point.clientX - box.left : box.width / 2;
  const y = point ? point.clientY - box.top : box.height / 2;
  const reach = Math.hypot(Math.max(x, box.width - x), Math.max(y, box.height - y));
  return { x, y, size: Math.ceil(reach * 2) };
}

/**
 * Runs the life of a wave: it fades, then it is removed.
 * @returns a function that ends it early, without a further call.
 */
export function startWave(steps: { fade: () => void; remove: () => void }): () => void {
  const fading = setTimeout(steps.fade, FADE_AFTER_MS);
  const removing = setTimeout(steps.remove, FADE_AFTER_MS + REMOVE_AFTER_MS);
  return () => {
    clearTimeout(fading);
    clearTimeout(removing);
  };
}
