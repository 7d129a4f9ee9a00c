import type { ReactNode } from 'react';

/** A port call: planned position, and actual or (ahead of the vessel) expected position, in units of the drawing; x is time. */
interface Call {
  readonly planned: readonly [x: number, y: number];
  readonly real: readonly [x: number, y: number];
}

const CALLS: readonly Call[] = [
  { planned: [60, 214], real: [60, 286] },
  { planned: [170, 168], real: [170, 252] },
  { planned: [286, 136], real: [334, 216] },
];
const AHEAD: readonly Call[] = [
  { planned: [430, 114], real: [496, 194] },
  { planned: [560, 108], real: [626, 192] },
];

const PLAN = 'M60 214C96 196 132 181 170 168S246 145 286 136 382 118 430 114 518 109 560 108 676 110 720 114';
const REAL = 'M60 286C96 274 132 263 170 252S280 226 334 216';

/**
 * Illustration of a voyage in the style of the stage rail: plan above, actual below, the slip between them, the vessel on its leg.
 * Decorative. A phone shows only the middle part, as a band.
 */
export function VoyageMotif(): ReactNode {
  return (
    <svg
      data-slot="sign-in-layout-drawing"
      aria-hidden="true"
      viewBox="0 0 640 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="sb:-mx-6 sb:mt-2 sb:h-28 sb:shrink-0 sb:md:-mx-10 sb:md:mt-auto sb:md:h-[55%]"
    >
      <Chart />
      {[...CALLS, ...AHEAD].map(({ planned, real }) =>
        planned[0] === real[0] ? (
          <path key={planned[0]} d={`M${planned.join(' ')}L${real.join(' ')}`} className="sb:stroke-primary/45" strokeWidth="1" />
        ) : (
          <Slip key={planned[0]} planned={planned} real={real} />
        ),
      )}
      <path d={PLAN} className="sb:stroke-muted/70" strokeWidth="1.5" />
      <path d={REAL} className="sb:stroke-primary" strokeWidth="4" strokeLinecap="round" />
      <path d="M334 216C362 211 390 207 416 203" className="sb:stroke-primary" strokeWidth="4" />
      <path
        d="M440 200C462 197 478 195 496 194S586 190 626 192 690 196 720 198"
        className="sb:stroke-muted/70"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      {[...CALLS, ...AHEAD].map(({ planned: [x, y] }) => (
        <circle key={x} cx={x} cy={y} r="4.5" className="sb:fill-primary-soft sb:stroke-muted" strokeWidth="1.5" />
      ))}
      {CALLS.map(({ planned, real: [x, y] }) => (
        <circle key={x} cx={x} cy={y} r="6" className={planned[0] === x ? 'sb:fill-primary' : 'sb:fill-delayed'} />
      ))}
      {AHEAD.map(({ real: [x, y] }) => (
        <circle key={x} cx={x} cy={y} r="6" className="sb:fill-primary-soft sb:stroke-delayed" strokeWidth="2" />
      ))}
      <path d="M-14-6H6L15 0 6 6H-14z" transform="translate(426 202) rotate(-8)" className="sb:fill-text" />
    </svg>
  );
}

function Slip({ planned: [x, y], real: [toX, toY] }: Call): ReactNode {
  return (
    <>
      <path d={`M${x} ${y}V${toY + (toX - x) * 0.16}L${toX} ${toY}z`} className="sb:fill-delayed/12" />
      <path d={`M${x} ${y}L${toX} ${toY}`} className="sb:stroke-delayed" strokeWidth="1.5" />
    </>
  );
}

/** Faint parallels and meridians of a sea chart. */
function Chart(): ReactNode {
  return (
    <g className="sb:stroke-primary/12" strokeWidth="1">
      {[30, 110, 190, 270, 350].map((y) => (
        <path key={y} d={`M-40 ${y + 26}Q320 ${y - 26} 720 ${y + 14}`} />
      ))}
      {[0, 110, 220, 330, 440, 550, 660].map((x) => (
        <path key={x} d={`M${x} -20Q${x + (x - 320) * 0.12} 180 ${x} 400`} />
      ))}
    </g>
  );
}
