import { themes } from '../packages/ui/src/testing/docs/theme.js';

/**
 * Runs before anything is drawn, in Storybook's own frame, in the page inside it and in frames of single stories: the theme
 * that the address asks for, or else that of the page around. Plain script: nothing has been loaded yet.
 */
const script = `
  (() => {
    const asked = /(?:^|;)theme:(\\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
    const around = () => { try { return parent.document.documentElement.dataset.theme; } catch { return undefined; } };
    const theme = asked ?? (parent === window ? undefined : around());
    const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  })();
`;

const { appContentBg: ground, appBorderColor: edge, textColor: text } = themes.dark;
const dark = "html[data-theme='dark']";

/** In a layer before all others: whatever is drawn later covers it. Storybook's own waiting page is white in every theme. */
const style = `
  @layer early { ${dark} { color-scheme: dark } ${dark} body { background: ${ground}; color: ${text} } }
  ${dark} :is(.sb-preparing-story, .sb-preparing-docs, .sb-previewBlock, .sb-argstableBlock-body td) { background: ${ground} }
  ${dark} :is(.sb-previewBlock_icon, .sb-argstableBlock span, .sb-argstableBlock button) { background: ${edge} }
  ${dark} :is(.sb-previewBlock, .sb-argstableBlock-body tr) { border-color: ${edge} }
`;

/** Head of every Storybook page, with a dark background from the start so that a dark page never flashes white. */
export function darkFromTheStart(head = ''): string {
  return `<script>${script}</script><style>${style}</style>${head}`;
}
