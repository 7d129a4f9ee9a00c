import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import { startWave, waveCircle, type RippleWave } from './ripple.logic.js';

export interface RippleOptions {
  /** Disables waves. */
  disabled?: boolean;
  /** Waves start in the centre, wherever the pointer is: for icons. */
  centred?: boolean;
}

export interface RippleControls {
  /** For `<Ripple waves={…} />` inside the surface. */
  waves: readonly RippleWave[];
  /** Handler for the surface. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** Handler for the surface: Enter and Space start a wave too. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Waves for a custom surface. None with reduced motion, or on disabled elements. */
export function useRipple({ disabled = false, centred = false }: RippleOptions = {}): RippleControls {
  const [waves, setWaves] = useState<readonly RippleWave[]>([]);
  const alive = useRef(new Map<number, () => void>());
  const last = useRef(0);

  useEffect(() => {
    const ends = alive.current;
    return () => {
      for (const end of ends.values()) end();
      ends.clear();
      setWaves([]);
    };
  }, []);

  const start = (surface: HTMLElement, target: EventTarget, point?: { clientX: number; clientY: number }): void => {
    if (disabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (target instanceof Element && target.closest('[aria-disabled="true"], :disabled')) return;
    const key = (last.current += 1);
    const circle = waveCircle(surface.getBoundingClientRect(), centred ? undefined : point);
    setWaves((all) => [...all, { key, ...circle, state: 'growing' }]);
    const end = startWave({
      fade: () => setWaves((all) => all.map((wave) => (wave.key === key ? { ...wave, state: 'fading' } : wave))),
      remove: () => {
        alive.current.delete(key);
        setWaves((all) => all.filter((wave) => wave.key !== key));
      },
    });
    alive.current.set(key, end);
  };

  return {
    waves,
    onPointerDown: (event) => {
      if (event.button === 0) start(event.currentTarget, event.target, event);
    },
    onKeyDown: (event) => {
      if ((event.key === 'Enter' || event.key === ' ') && !event.repeat) start(event.currentTarget, event.target);
    },
  };
}
