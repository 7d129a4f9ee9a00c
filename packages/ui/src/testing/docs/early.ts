import { channelGuard } from './channel-guard.js';
import { themes } from './theme.js';

/**
 * Runs before the first paint, in Storybook's manager, its preview and single-story frames: applies the theme of the URL, else that of the
 * parent page. Plain script, since no module is loaded yet.
 */
const script = `
  (() => {
    const asked = /(?:^|;)theme:(\\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1];
    const around = () => { try { return parent.document.documentElement.dataset.theme; } catch { return undefined; } };
    const theme = asked ?? (parent === window ? undefined : around());
    const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    // A story in an inert frame of a guide takes no focus while it loads (drawing/use-opened-frame).
    try { document.documentElement.inert = frameElement?.inert === true; } catch { /* a frame of another site */ }
  })();
`;

const { appContentBg: ground, appBorderColor: edge, textColor: text } = themes.dark;
const dark = "html[data-theme='dark']";

/** In the lowest layer: later styles override it. Storybook's own loading page is white in every theme. */
const style = `
  @layer early { ${dark} { color-scheme: dark } ${dark} body { background: ${ground}; color: ${text} } }
  ${dark} :is(.sb-preparing-story, .sb-preparing-docs, .sb-previewBlock, .sb-argstableBlock-body td) { background: ${ground} }
  ${dark} :is(.sb-previewBlock_icon, .sb-argstableBlock span, .sb-argstableBlock button) { background: ${edge} }
  ${dark} :is(.sb-previewBlock, .sb-argstableBlock-body tr) { border-color: ${edge} }
`;

/** Requests the index with the page; Storybook does so only when its scripts have run. */
const index = '<link rel="preload" href="./index.json" as="fetch" crossorigin="anonymous">';

/** Head of every Storybook page: foreign messages are stopped, and a dark page is dark from the start, so that it never flashes white. */
export function earlyHead(head = ''): string {
  return `<script>${channelGuard}${script}</script><style>${style}</style>${index}${head}`;
}
