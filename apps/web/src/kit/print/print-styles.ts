/**
 * Style sheet of printed pages: black on white in every theme; rows and headings are not torn apart, and the head of a table is on each page.
 * A preview on a narrow screen scrolls: columns of that width would break words.
 */
export const PRINT_STYLES = `
@page { size: A4; margin: 14mm 12mm; }
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 16px; background: #fff; color: #111; font: 13px/1.45 Inter, system-ui, "Noto Sans SC", "Noto Sans TC", "PingFang SC", "Microsoft YaHei", sans-serif; }
h1 { font-size: 20px; margin: 0; }
h2 { font-size: 14px; margin: 18px 0 6px; }
h1, h2, h3, h4 { break-after: avoid; }
p { margin: 4px 0; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin-bottom: 12px; padding-bottom: 8px; border-bottom: 2px solid #111; }
footer { margin-top: 16px; color: #555; font-size: 11px; }
img { max-width: 100%; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tfoot { display: table-footer-group; }
tr, img, .together { break-inside: avoid; }
th, td { padding: 4px 8px; border: 1px solid #bbb; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
thead th { background: #f1f1f1; font-weight: 600; }
.facts th { width: 30%; font-weight: 500; background: #f7f7f7; }
.together { margin-top: 28px; }
.sign td { width: 25%; height: 72px; }
@media screen { body { min-width: 640px; } }
@media print { body { margin: 0; } }
`;
