import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { openApiDocument } from '@seaberry/api-client/openapi';
import type { Hono } from 'hono';
import type { AppEnv } from './env.ts';
import { staticFiles } from './web-app.ts';

const require = createRequire(import.meta.url);

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Seaberry API</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;
const START =
  "window.ui = SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', persistAuthorization: false, validatorUrl: null });\n";

/** The API document and its page, from files of ours only. */
export function mountDocs(app: Hono<AppEnv>, version: string): void {
  const document = JSON.stringify(openApiDocument(version));
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  const files = staticFiles(folder, { prefix: '/api/docs/', only: /^swagger-ui(?:-bundle)?\.(?:js|css)$/u });
  app.get('/api/openapi.json', (context) =>
    context.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get('/api/docs', (context) => context.html(PAGE));
  app.get('/api/docs/', (context) => context.html(PAGE));
  app.get('/api/docs/start.js', (context) => context.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));
  app.use('/api/docs/*', files);
}
