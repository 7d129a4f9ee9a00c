import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import type { Deps } from './deps.ts';
import { limitBody } from './http/body-limit.ts';
import { mountDocs } from './http/docs.ts';
import type { AppEnv } from './http/env.ts';
import { createFrameSources, frameCache } from './http/frame-hosts.ts';
import { docsClosed, failureOf, foreignHost, foreignOrigin, notFound, tooLarge } from './http/envelope.ts';
import type { Handlers } from './http/handlers.ts';
import { createHealth, type HealthParts } from './http/health.ts';
import { mountCalls } from './http/calls.ts';
import { errorResponse } from './http/replies.ts';
import { localeOf } from './http/context.ts';
import { createLimits } from './http/limits.ts';
import { ownHostOnly } from './http/own-host.ts';
import { ownOriginOnly } from './http/own-origin.ts';
import { correlation, securityHeaders } from './http/security.ts';
import { staticFiles } from './http/web-app.ts';
import { liveHandlers } from './live/stream.ts';
import type { Auth } from './modules/auth/service.ts';
import { authHandlers } from './modules/auth/handlers.ts';
import { factorHandlers } from './modules/auth/factors/handlers.ts';
import { companyHandlers } from './modules/company/handlers.ts';
import { configHandlers, settingsHandlers, type DemoAccount } from './modules/config/handlers.ts';
import { constHandlers } from './modules/const/handlers.ts';
import { databaseHandlers } from './modules/database/handlers.ts';
import { dictDataHandlers, dictTypeHandlers } from './modules/dict/handlers.ts';
import { enumHandlers } from './modules/enum/handlers.ts';
import { exportHandlers } from './modules/export/handlers.ts';
import { fileHandlers } from './modules/file/handlers.ts';
import { jobHandlers } from './modules/job/handlers.ts';
import { mountJobStatusPage } from './modules/job/routes.ts';
import { logHandlers } from './modules/log/handlers.ts';
import { cacheHandlers } from './modules/cache/handlers.ts';
import { aboutHandlers } from './modules/about/handlers.ts';
import { trackingLogHandlers } from './modules/tracking-log/handlers.ts';
import { menuHandlers } from './modules/menu/handlers.ts';
import { ldapHandlers } from './modules/ldap/handlers.ts';
import { listViewHandlers } from './modules/list-view/handlers.ts';
import { shortcutHandlers } from './modules/menu/shortcuts/handlers.ts';
import { messageHandlers } from './modules/message/handlers.ts';
import { noticeHandlers } from './modules/notice/handlers.ts';
import { onlineHandlers } from './modules/online/handlers.ts';
import { openAccessHandlers } from './modules/open-access/handlers.ts';
import { orgHandlers } from './modules/org/handlers.ts';
import { pluginDeliveryHandlers, pluginHandlers } from './modules/plugin/handlers.ts';
import { positionHandlers } from './modules/position/handlers.ts';
import { printHandlers } from './modules/print/handlers.ts';
import { regionHandlers } from './modules/region/handlers.ts';
import { roleHandlers } from './modules/role/handlers.ts';
import { tenantHandlers } from './modules/tenant/handlers.ts';
import { mountAirMessages } from './modules/air-message/routes.ts';
import { airWaybillHandlers } from './modules/air-waybill/handlers.ts';
import { oceanBillHandlers } from './modules/ocean-bill/handlers.ts';
import { mountDevMailbox } from './modules/outgoing/mailbox/routes.ts';
import { emailHandlers, smsHandlers } from './modules/sending/handlers.ts';
import { shareHandlers } from './modules/share/handlers.ts';
import { serverHandlers } from './modules/server-monitor/handlers.ts';
import { staticPageHandlers } from './modules/static-page/handlers.ts';
import { swaggerHandlers } from './modules/swagger/handlers.ts';
import { userHandlers } from './modules/user/handlers.ts';
import { wechatUserHandlers } from './modules/wechat-user/handlers.ts';

const MAX_BODY_BYTES = 12 * 1024 * 1024;
const CORS_EXPOSED_HEADERS = ['Content-Disposition', 'access-token', 'x-access-token', 'X-Correlation-Id'];

export interface AppParts extends Pick<HealthParts, 'queueWorks' | 'loopDelayMs' | 'freeBytes'> {
  deps: Deps;
  auth: Auth;
  demoAccounts: readonly DemoAccount[] | null;
  /** True once the shutdown has begun. */
  isStopping?: () => boolean;
  /** For tests: responses are checked against their schemas. */
  validateResponses?: boolean;
}

/** Handlers of all calls of the contract, by controller. */
export const handlersOf = (auth: Auth, demoAccounts: AppParts['demoAccounts']): Handlers => ({
  sysAuth: authHandlers(auth),
  sysFactor: factorHandlers(auth),
  sysConfig: configHandlers(demoAccounts),
  sysSettings: settingsHandlers(auth),
  sysConst: constHandlers,
  sysDictType: dictTypeHandlers,
  sysDictData: dictDataHandlers,
  sysEnum: enumHandlers,
  sysMenu: menuHandlers(auth),
  sysUserMenu: shortcutHandlers,
  listView: listViewHandlers,
  sysRole: roleHandlers(auth),
  sysOrg: orgHandlers(auth),
  sysOpenAccess: openAccessHandlers(auth),
  sysPlugin: pluginHandlers(auth),
  pluginDelivery: pluginDeliveryHandlers,
  sysPos: positionHandlers,
  sysTenant: tenantHandlers(auth),
  sysOnlineUser: onlineHandlers(auth),
  ...logHandlers(),
  ...trackingLogHandlers,
  about: aboutHandlers,
  sysJob: jobHandlers(auth),
  sysLdap: ldapHandlers(auth),
  sysDatabase: databaseHandlers,
  sysCache: cacheHandlers,
  sysServer: serverHandlers,
  sysUser: userHandlers(auth),
  sysWechatUser: wechatUserHandlers(auth),
  sysFile: fileHandlers,
  sysPrint: printHandlers,
  sysRegion: regionHandlers,
  sysExport: exportHandlers,
  sysNotice: noticeHandlers,
  sysMessage: messageHandlers(),
  sysEmail: emailHandlers(auth),
  sysSms: smsHandlers(auth),
  sysStaticPage: staticPageHandlers,
  shareLink: shareHandlers(auth),
  swagger: swaggerHandlers(auth),
  company: companyHandlers,
  oceanBill: oceanBillHandlers,
  airWaybill: airWaybillHandlers,
  live: liveHandlers(auth),
});

/** The whole HTTP app; tests call `app.request()` without listening. */
export function createApp({
  deps,
  auth,
  demoAccounts,
  queueWorks,
  loopDelayMs,
  freeBytes,
  isStopping = () => false,
  validateResponses = false,
}: AppParts): Hono<AppEnv> {
  const { config } = deps;
  const handlers = handlersOf(auth, demoAccounts);
  const app = new Hono<AppEnv>();
  app.use(correlation, securityHeaders(config.trustProxy));
  const health = createHealth({ deps, queueWorks, isStopping, loopDelayMs, freeBytes });
  app.get('/health', (context) => health().then(({ status, body }) => context.json(body, status)));
  app.use(ownHostOnly(deps, (context) => errorResponse(foreignHost(localeOf(context)))));
  if (config.corsOrigins.length > 0) {
    app.use(
      '/api/*',
      cors({ origin: config.corsOrigins, exposeHeaders: CORS_EXPOSED_HEADERS, allowMethods: ['GET', 'POST'], maxAge: 600 }),
    );
  }
  app.use(ownOriginOnly(deps, (context) => errorResponse(foreignOrigin(localeOf(context)))));
  const refuseLarge = (context: Context<AppEnv>): Response => errorResponse(tooLarge(localeOf(context)));
  app.use('/api/*', limitBody(MAX_BODY_BYTES, refuseLarge));
  mountDocs(app, config, auth.docs, (context) => errorResponse(docsClosed(localeOf(context))));
  mountDevMailbox(app, deps);
  const limits = createLimits(config.rateLimit, auth.rateWindows);
  mountJobStatusPage(app, deps, auth.tickets, limits);
  mountAirMessages(app, deps, limits);
  mountCalls(app, { deps, auth, handlers, limits, validateResponses });
  if (config.webDir) {
    const frames = frameCache(Date.now);
    deps.caches.add(frames);
    app.use(staticFiles(config.webDir, { fallback: true, frames: createFrameSources(deps.db, frames) }));
  }
  app.notFound((context) => errorResponse(notFound(localeOf(context))));
  app.onError((error, context) => {
    const correlationId = String(context.get('correlationId'));
    const failure = failureOf(error, localeOf(context), correlationId);
    if (failure.internal) deps.log.error({ err: error }, 'A request failed.');
    return errorResponse(failure);
  });
  return app;
}
