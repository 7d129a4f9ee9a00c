// Budgets in gzip bytes with react external; a page that uses one component pays for that one only.
// Size-limit counts what is loaded later as well; the timeline's windowing (beyond 200 rows) is left out, as it is for nearly everyone.
const ignore = ['react', 'react-dom', 'react/jsx-runtime'];
const plain = { ignore, gzip: true, brotli: false };
const ui = (name, imports, limit, later = []) => ({
  ...plain,
  name: `ui ${name}`,
  path: `packages/ui/dist/${imports[0]}/index.js`,
  import: `{ ${imports.slice(1).join(', ')} }`,
  ignore: [...ignore, ...later],
  limit,
});

export default [
  ui('Button', ['components/button', 'Button'], '6 kB'),
  ui('Dialog', ['components/dialog', 'Dialog', 'DialogClose'], '20 kB'),
  ui('DropdownMenu', ['components/dropdown-menu', 'DropdownMenu', 'DropdownMenuItem'], '42 kB'),
  ui('StageRail with its full form', ['tracking/stage-rail', 'StageRail'], '13 kB'),
  ui('ShipmentTimeline', ['tracking/shipment-timeline', 'ShipmentTimeline'], '14 kB', ['@tanstack/react-virtual']),
  { ...plain, name: 'ui root, Button only', path: 'packages/ui/dist/index.js', import: '{ Button }', limit: '6 kB' },
  { ...plain, name: 'tracking', path: 'packages/tracking/dist/index.js', import: '{ normaliseDcsa, deriveShipment }', limit: '20 kB' },
  {
    ...plain,
    name: 'api-client without schemas',
    path: 'packages/api-client/dist/contract/index.js',
    import: '{ contract }',
    limit: '4 kB',
  },
];
