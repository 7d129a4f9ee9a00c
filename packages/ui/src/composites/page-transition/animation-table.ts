import type { PageAnimation } from './page-animations.js';

/* Keyframes of the animations, loaded on demand. Left and right are the side a page enters from, up and down its direction. */

export interface PageMotion {
  readonly keyframes: Keyframe[];
  readonly easing: string;
}

const OUT = 'cubic-bezier(0.16, 1, 0.3, 1)';
/** Overshoots and returns. */
const OVERSHOOT = 'cubic-bezier(0.34, 1.56, 0.64, 1)';

/** Keyframes from a start state. The end is omitted: it is the page without animation. */
const from = (transform: string | undefined, opacity: number, easing = OUT): PageMotion => ({
  keyframes: [{ opacity, ...(transform === undefined ? {} : { transform }) }],
  easing,
});
const move = (x: number, y: number): string => `translate3d(${x}px, ${y}px, 0)`;

const STEP_PX = 24;
const FAR_PX = 64;

/** Drops into place and bounces twice, along one axis. */
const bounce = (x: number, y: number): PageMotion => ({
  keyframes: [
    { opacity: 0, transform: move(x * FAR_PX, y * FAR_PX) },
    { opacity: 1, transform: move(-x * 10, -y * 10), offset: 0.6 },
    { transform: move(x * 4, y * 4), offset: 0.8 },
    { transform: 'none' },
  ],
  easing: 'ease-out',
});
const back = (x: number, y: number): PageMotion => from(`${move(x * FAR_PX, y * FAR_PX)} scale(0.9)`, 0, OVERSHOOT);
const zoom = (x: number, y: number): PageMotion => from(`${move(x * FAR_PX, y * FAR_PX)} scale(0.85)`, 0);
const lightSpeed = (x: number): PageMotion => ({
  keyframes: [
    { opacity: 0, transform: `${move(x * FAR_PX, 0)} skewX(${x * -12}deg)` },
    { opacity: 1, transform: `skewX(${x * 6}deg)`, offset: 0.6 },
    { transform: `skewX(${x * -2}deg)`, offset: 0.8 },
    { transform: 'none' },
  ],
  easing: 'ease-out',
});
const flip = (axis: string, degrees: number): PageMotion => from(`perspective(1200px) rotate${axis}(${degrees}deg)`, 0);

export const animationTable: Record<PageAnimation, PageMotion> = {
  'slide-right': from(move(-STEP_PX, 0), 0),
  'slide-left': from(move(STEP_PX, 0), 0),
  opacitys: from(undefined, 0, 'linear'),
  fade: from(undefined, 0),
  fadeUp: from(move(0, STEP_PX), 0),
  fadeDown: from(move(0, -STEP_PX), 0),
  fadeLeft: from(move(-STEP_PX / 2, 0), 0),
  fadeRight: from(move(STEP_PX / 2, 0), 0),
  lightSpeedLeft: lightSpeed(-1),
  lightSpeedRight: lightSpeed(1),
  zoom: from('scale(0.92)', 0),
  zoomUp: zoom(0, 1),
  zoomDown: zoom(0, -1),
  zoomLeft: zoom(-1, 0),
  zoomRight: zoom(1, 0),
  flip: flip('Y', -30),
  flipX: flip('X', 45),
  flipY: flip('Y', 45),
  backUp: back(0, 1),
  backDown: back(0, -1),
  backLeft: back(-1, 0),
  backRight: back(1, 0),
  bounce: {
    keyframes: [{ opacity: 0, transform: 'scale(0.9)' }, { opacity: 1, transform: 'scale(1.03)', offset: 0.6 }, { transform: 'none' }],
    easing: 'ease-out',
  },
  bounceUp: bounce(0, 1),
  bounceDown: bounce(0, -1),
  bounceLeft: bounce(-1, 0),
  bounceRight: bounce(1, 0),
};
