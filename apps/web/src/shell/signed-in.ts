// Module of the authenticated routes, so that it does not delay the sign-in page.
export { landingPath, resolvePage } from '../menu/resolve-page.ts';
export { loadSession } from '../session/load-session.ts';
export { prepareScreen } from '../workspace/load-screen.ts';
export { workspaceOf } from '../workspace/workspace-of.ts';
