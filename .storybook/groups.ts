/**
 * Sidebar groups of the components, by purpose and not by folder. Declared once here, so that a story only has the title
 * `Components/Select` and keeps it when groups change. The first matching pattern decides.
 */
const groups: readonly (readonly [group: string, words: RegExp])[] = [
  ['Feedback', /alert|toast|spinner|skeleton|progress|empty|error|result|callout|banner/i],
  ['Overlays', /dialog|drawer|popover|tooltip|hover|menu|sheet|command|palette|lightbox|preview/i],
  ['Navigation', /link|tabs|pagination|breadcrumb|steps|stepper|anchor|skip|nav|segment/i],
  [
    'Inputs',
    /field|input|select|checkbox|switch|radio|textarea|picker|calendar|slider|combobox|drop|upload|form|otp|crop|rating|transfer|editor|autocomplete|cascader|color|colour|tree/i,
  ],
  ['Actions', /button|toggle|copy|permission|action|split|share|scan/i],
];

/** `Components/Select` → `Components/Inputs/Select`; every other title is unchanged. */
export function groupedTitle(title: string): string {
  const [kind, name, ...more] = title.split('/');
  if (kind !== 'Components' || name === undefined) return title;
  const group = groups.find(([, words]) => words.test(name))?.[0] ?? 'Data display';
  return [kind, group, name, ...more].join('/');
}

/** And back: `Components/Inputs/Select` → `Components/Select`. */
export function plainTitle(title: string): string {
  const [kind, , ...more] = title.split('/');
  return kind === 'Components' && more.length > 0 ? [kind, ...more].join('/') : title;
}
