// The arrows of docs/architecture.md. They point down only.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    arrow(
      'tracking-is-pure',
      '^packages/tracking/src',
      '^(packages/(?!tracking)|apps)',
      'tracking imports no other package of this repository',
    ),
    {
      name: 'tracking-no-dependency',
      severity: 'error',
      comment: 'tracking has no dependency at run time',
      from: { path: '^packages/tracking/src', pathNot: '[.](test|bench)[.]ts$|/testing/' },
      to: { dependencyTypesNot: ['local', 'type-only', 'undetermined', 'unknown'], path: 'node_modules' },
    },
    arrow('i18n-stands-alone', '^packages/i18n/src', '^(packages/(?!i18n)|apps)', 'i18n imports no other package of this repository'),
    arrow('api-client-below-ui', '^packages/api-client/src', '^(packages/(ui|i18n)|apps)', 'api-client sees tracking only'),
    {
      name: 'api-client-no-react',
      severity: 'error',
      comment: 'the client is framework-free outside /query',
      from: { path: '^packages/api-client/src/(?!query/)' },
      to: { path: 'node_modules/(react|@tanstack)' },
    },
    arrow('ui-never-sees-api', '^packages/ui/src', '^(packages/api-client|apps)', 'ui sees i18n and tracking only'),
    {
      name: 'ui-no-router-no-query',
      severity: 'error',
      comment: 'ui knows no router, no query client',
      from: { path: '^packages/ui/src' },
      to: { path: 'node_modules/@tanstack/(react-router|react-query)' },
    },
    {
      name: 'web-through-ui',
      severity: 'error',
      comment: 'Radix, cva and the table are imported only inside ui',
      from: { path: '^apps/web/src' },
      to: { path: 'node_modules/(@radix-ui|class-variance-authority|@tanstack/react-table)' },
    },
    arrow(
      'nothing-imports-an-app',
      '^packages|^bench(?!/(estimate|late-reports))',
      '^apps/(web|sandbox-carrier)',
      'nothing imports an app',
    ),
    arrow(
      'server-imports',
      '^apps/server/src',
      '^(packages/ui|apps/(web|sandbox-carrier))',
      'the server needs no component and no other app',
    ),
    arrow(
      'sandbox-stands-alone',
      '^apps/sandbox-carrier/src',
      '^(packages|apps/(?!sandbox-carrier))',
      'the sandbox carrier shares only the public HTTP API',
    ),
    arrow('web-imports', '^apps/web/src', '^apps/(?!web)', 'web imports packages only'),
    ...webLayers(),
    {
      name: 'features-are-separate',
      severity: 'error',
      comment: 'features never import each other',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    arrow(
      'ui-layers-tokens',
      '^packages/ui/src/tokens',
      '^packages/ui/src/(lib|components|composites|tracking)',
      'tokens import nothing else of ui',
    ),
    arrow('ui-layers-lib', '^packages/ui/src/lib', '^packages/ui/src/(components|composites|tracking)', 'lib is below components'),
    arrow(
      'ui-layers-components',
      '^packages/ui/src/components/(?!.*[.](stories|test)[.])',
      '^packages/ui/src/(composites|tracking)',
      'components are below composites',
    ),
    { name: 'no-circular', severity: 'error', comment: 'no cycles', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|[.]gen[.]ts$|storybook-static' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@seaberry/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};

function arrow(name, from, to, comment) {
  return { name, severity: 'error', comment, from: { path: from }, to: { path: to } };
}

/** The layers of the web, lowest first; a layer imports those below it. Dynamic imports count. */
function webLayers() {
  const layers = [
    ['shared', 'shared|api|i18n|styles|app-context'],
    ['session', 'session|menu|settings|lock'],
    ['kit', 'kit'],
    ['shipment', 'shipment'],
    ['features', 'features'],
    ['shell', 'shell|workspace|live'],
    ['routes', 'routes|main|router|create-app'],
  ];
  return layers.slice(0, -1).map(([name, from], at) => ({
    name: `web-layer-${name}`,
    severity: 'error',
    comment: `${name} imports only ${layers
      .slice(0, at + 1)
      .map(([below]) => below)
      .join(', ')}`,
    from: { path: `^apps/web/src/(${from})(/|[.])`, pathNot: '[.](stories|test|fixtures)[.]|/fixtures/|story-answers' },
    to: {
      path: `^apps/web/src/(${layers
        .slice(at + 1)
        .map(([, path]) => path)
        .join('|')})(/|[.])`,
    },
  }));
}
