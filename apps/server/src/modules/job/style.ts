/** The colours are those of the web app, so that the page matches the frame around it. */
const LIGHT = `color-scheme: light; --canvas: oklch(0.974 0.003 165); --surface: oklch(1 0 0); --sunken: oklch(0.958 0.005 165);
  --border: oklch(0.916 0.008 165); --text: oklch(0.232 0.017 163); --muted: oklch(0.466 0.019 166);
  --success: oklch(0.475 0.111 157.3); --info: oklch(0.483 0.178 260.8); --warning: oklch(0.5 0.118 57); --danger: oklch(0.485 0.178 29.5);`;
const DARK = `color-scheme: dark; --canvas: oklch(0.18 0.01 173); --surface: oklch(0.217 0.013 170); --sunken: oklch(0.192 0.011 175);
  --border: oklch(0.31 0.0175 166); --text: oklch(0.942 0.01 165); --muted: oklch(0.76 0.017 166);
  --success: oklch(0.765 0.138 160); --info: oklch(0.775 0.108 260); --warning: oklch(0.8 0.135 74); --danger: oklch(0.76 0.128 26);`;

export const STYLE = `
:root { ${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { ${DARK} } }
:root[data-theme=dark] { ${DARK} }
* { box-sizing: border-box; margin: 0; }
body { background: var(--canvas); color: var(--text); padding-block-end: 12px;
  font: 13px/1.5 "Inter Variable", Inter, system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "PingFang TC", "Microsoft JhengHei", "Noto Sans TC", sans-serif; }
main { display: grid; gap: 12px; max-width: 100rem; margin-inline: auto; }
h1 { font-size: 16px; line-height: 1.25; }
h2 { font-size: 14px; line-height: 1.25; overflow-wrap: anywhere; }
.muted { color: var(--muted); }
.lead { display: flex; flex-wrap: wrap; gap: 2px 16px; align-items: baseline; }
.queues { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); }
article { background: var(--surface); border: 1px solid var(--border); border-radius: 8px; padding: 12px 14px; display: grid; gap: 10px; align-content: start; min-width: 0; }
code { font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
dl.counts { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 8px; }
dl.counts div { background: var(--sunken); border-radius: 4px; padding: 6px 10px; }
dl.counts dd { font-size: 20px; line-height: 1.25; font-weight: 600; font-variant-numeric: tabular-nums; }
dl.facts { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px 12px; }
dt { color: var(--muted); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding-block-end: 2px; }
th, td { text-align: start; vertical-align: top; padding: 5px 12px 5px 0; border-block-start: 1px solid var(--border); }
th { color: var(--muted); font-weight: 500; border: 0; }
td.short { white-space: nowrap; }
td.problem { overflow-wrap: anywhere; width: 50%; }
.state::before { content: ""; display: inline-block; width: 8px; height: 8px; margin-inline-end: 6px; border: 2px solid currentColor; border-radius: 50%; }
.completed::before, .failed::before { background: currentColor; }
.failed::before { border-radius: 0; }
.completed { color: var(--success); } .active { color: var(--info); } .retry { color: var(--warning); } .failed { color: var(--danger); }
.refused { max-width: 32rem; margin: 15vh auto; text-align: center; display: grid; gap: 8px; }
@media (max-width: 30rem) {
  dl.counts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { display: flex; flex-wrap: wrap; gap: 0 12px; border-block-start: 1px solid var(--border); padding-block: 5px; }
  td { border: 0; padding: 0; }
  td.problem { width: 100%; }
}
`;
