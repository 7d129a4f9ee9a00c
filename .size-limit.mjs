import { controllers } from './scripts/lib/controllers.mjs';

// Budgets of the packages without components, in gzip bytes. Those of components are in scripts/component-budgets.mjs.
const plain = { ignore: ['react', 'react-dom', 'react/jsx-runtime'], gzip: true, brotli: false };

export default [
  { ...plain, name: 'tracking', path: 'packages/tracking/dist/index.js', import: '{ normaliseDcsa, deriveShipment }', limit: '32.1 kB' },
  {
    ...plain,
    name: 'tracking air messages',
    path: 'packages/tracking/dist/air-messages/index.js',
    import: '{ readAirMessage }',
    limit: '11 kB',
  },
  { ...plain, name: 'tracking geo', path: 'packages/tracking/dist/geo/index.js', import: '{ routeOfShipment }', limit: '50 kB' },
  {
    ...plain,
    name: 'tracking places, English',
    path: 'packages/tracking/dist/places/index.js',
    import: '{ englishNameOf }',
    limit: '14.5 kB',
  },
  {
    ...plain,
    name: 'tracking places, Chinese',
    path: 'packages/tracking/dist/places/index.js',
    import: '{ simplifiedNameOf }',
    limit: '5.5 kB',
  },
  { ...plain, name: 'tracking zones', path: 'packages/tracking/dist/zones/index.js', import: '{ timeZoneOf }', limit: '4.5 kB' },
  {
    ...plain,
    // Every call there is, with the entities of `crud()`, for tools and tests; a page loads the declarations of one controller.
    name: 'api-client declarations',
    path: 'packages/api-client/dist/contract/registry.js',
    import: '{ contract }',
    // As when 27 controllers had 6 kB; the calls of air waybills, as many as those of bills, add a little.
    limit: `${Math.round((controllers * 6100) / 27)} B`,
  },
];
