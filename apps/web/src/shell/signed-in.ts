// What the routes behind the sign-in need; one module, so that none of it is in the sign-in page's way.
export { prepareScreen } from '../menu/load-screen.ts';
export { landingPath, resolvePage } from '../menu/resolve-page.ts';
export { loadSession } from '../session/load-session.ts';
export { workspaceOf } from '../workspace/workspace-of.ts';
