// Budgets in gzip bytes with react external; a page that uses one component pays for that one only.
const ignore = ['react', 'react-dom', 'react/jsx-runtime'];
const ui = (name, imports, limit) => ({ name: `ui ${name}`, path: `packages/ui/dist/${imports[0]}/index.js`, import: `{ ${imports.slice(1).join(', ')} }`, ignore, limit, gzip: true, brotli: false });

export default [
  ui('Button', ['components/button', 'Button'], '6 kB'),
  ui('Dialog', ['components/dialog', 'Dialog', 'DialogContent'], '20 kB'),
  ui('DropdownMenu', ['components/dropdown-menu', 'DropdownMenu', 'DropdownMenuContent', 'DropdownMenuItem', 'DropdownMenuTrigger'], '42 kB'),
  ui('StageRail', ['tracking/stage-rail', 'StageRail'], '10 kB'),
  ui('ShipmentTimeline', ['tracking/shipment-timeline', 'ShipmentTimeline'], '14 kB'),
  { name: 'ui root, Button only', path: 'packages/ui/dist/index.js', import: '{ Button }', ignore, limit: '6 kB', gzip: true, brotli: false },
  { name: 'tracking', path: 'packages/tracking/dist/index.js', import: '{ normaliseDcsa, deriveShipment }', limit: '14 kB', gzip: true, brotli: false },
  { name: 'api-client without schemas', path: 'packages/api-client/dist/contract/index.js', import: '{ contract }', limit: '4 kB', gzip: true, brotli: false },
];
