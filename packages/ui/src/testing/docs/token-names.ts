import { fixedTokens, themedTokens, type TokenName } from '../../tokens/index.js';

export interface TokenNames {
  css: string;
  /** Class of Tailwind with `theme.css`; null where a token has none. */
  utility: string | null;
  /** Expression with `@seaberry/ui/tokens`. */
  code: string;
}

const TEXT_COLOURS = /^(?:text|muted|subtle|on-primary|.*-text)$/u;

const colourUtility = (name: string): string =>
  TEXT_COLOURS.test(name)
    ? `text-${name}`
    : name.startsWith('border')
      ? `border-${name}`
      : name === 'focus'
        ? 'outline-focus'
        : `bg-${name}`;

/** Names of a token in a style sheet, as a utility and in code. */
export function namesOf(name: TokenName): TokenNames {
  const themed = name in themedTokens;
  const spec = { ...themedTokens, ...fixedTokens }[name];
  const code = (object: string): string => (/^[a-z]+$/u.test(name) ? `${object}.${name}` : `${object}['${name}']`);
  return {
    css: `var(--sb-${spec.kind === 'color' ? `color-${name}` : name})`,
    utility: spec.public ? utilityOf(name, spec.kind) : null,
    code: code(themed ? 'light' : 'fixed'),
  };
}

function utilityOf(name: TokenName, kind: string): string | null {
  switch (kind) {
    case 'color':
      return colourUtility(name);
    case 'weight':
      return name.replace('font-weight-', 'font-');
    case 'space':
      return name === 'spacing' ? null : name.replace('spacing-', 'h-');
    case 'radius':
      return name.replace('radius-', 'rounded-');
    case 'duration':
      return name.replace('transition-', '');
    case 'layer':
      return name.replace('z-index-', 'z-');
    case 'breakpoint':
      return `${name.replace('breakpoint-', '')}:`;
    case 'container':
      return name.replace('container-', 'max-w-');
    case 'animation':
      return null;
    default:
      return name;
  }
}
