import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { openApiDocument } from '@seaberry/api-client/openapi';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { DocsGuard } from '../modules/swagger/service.ts';
import { isSecure } from './address.ts';
import type { AppEnv } from './env.ts';
import { hashOf, policy } from './security.ts';
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

const SIGN_IN_STYLE = `
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
      form { max-width: 20rem; margin: 15vh auto; padding-inline: 1rem; display: grid; gap: .75rem }
      label { display: grid; gap: .25rem }
      input, button { font: inherit; padding: .5rem }
    `;

const SIGN_IN_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Seaberry API</title>
    <link rel="icon" href="data:," />
    <style>${SIGN_IN_STYLE}</style>
  </head>
  <body>
    <form>
      <h1>Seaberry API</h1>
      <label>Name <input name="UserName" autocomplete="username" required autofocus /></label>
      <label>Password <input name="Password" type="password" autocomplete="current-password" required /></label>
      <button>Open</button>
      <p role="alert"></p>
    </form>
    <script src="/api/docs/sign-in.js"></script>
  </body>
</html>
`;
const SIGN_IN = `document.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const answer = await fetch('/api/swagger/submitUrl', { method: 'POST', body: new FormData(event.target) });
  if (answer.ok && (await answer.json()) === 200) location.reload();
  else document.querySelector('[role=alert]').textContent = answer.status === 429 ? 'Too many attempts. Wait a while.' : 'Name or password is wrong.';
});
`;
const SIGN_IN_POLICY = policy({ styles: [hashOf(SIGN_IN_STYLE)] });
const SCRIPT = { 'Content-Type': 'text/javascript; charset=utf-8' };

type Refuse = (context: Context<AppEnv>) => Response;

/** Requires name and password where the settings restrict access. */
const withPermission =
  (guard: DocsGuard, trustProxy: boolean, refuse: Refuse): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    if (guard.closed) return refuse(context);
    if (guard.opens(context.req.header('Cookie'), isSecure(context, trustProxy))) return next();
    context.header('Cache-Control', 'no-store');
    if (context.req.path === '/api/docs/sign-in.js') return context.body(SIGN_IN, 200, SCRIPT);
    const isPage = context.req.path.replace(/\/$/u, '') === '/api/docs';
    return isPage ? context.html(SIGN_IN_PAGE, 401, { 'Content-Security-Policy': SIGN_IN_POLICY }) : context.json({ code: 401 }, 401);
  };

/** API document and its page, from our own files only. */
export function mountDocs(app: Hono<AppEnv>, config: Pick<Config, 'version' | 'trustProxy'>, guard: DocsGuard, refuse: Refuse): void {
  const document = JSON.stringify(openApiDocument(config.version));
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'));
  const files = staticFiles(folder, { prefix: '/api/docs/', only: /^swagger-ui(?:-bundle)?\.(?:js|css)$/u });
  const isOpen = withPermission(guard, config.trustProxy, refuse);
  app.use('/api/openapi.json', isOpen);
  app.use('/api/docs', isOpen);
  app.use('/api/docs/*', isOpen);
  app.get('/api/openapi.json', (context) =>
    context.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' }),
  );
  app.get('/api/docs', (context) => context.html(PAGE));
  app.get('/api/docs/', (context) => context.html(PAGE));
  app.get('/api/docs/start.js', (context) => context.body(START, 200, SCRIPT));
  app.use('/api/docs/*', files);
}
