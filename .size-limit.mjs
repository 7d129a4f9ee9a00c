// Budgets of the packages without components, in gzip bytes. Those of components stand in scripts/component-budgets.mjs.
const plain = { ignore: ['react', 'react-dom', 'react/jsx-runtime'], gzip: true, brotli: false };

export default [
  { ...plain, name: 'tracking', path: 'packages/tracking/dist/index.js', import: '{ normaliseDcsa, deriveShipment }', limit: '20 kB' },
  {
    ...plain,
    name: 'api-client without schemas',
    path: 'packages/api-client/dist/contract/index.js',
    import: '{ contract }',
    limit: '4 kB',
  },
];
