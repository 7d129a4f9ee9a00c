// Module for the routes behind the sign-in, so that none of it delays the sign-in page.
export { prepareScreen } from '../menu/load-screen.ts';
export { landingPath, resolvePage } from '../menu/resolve-page.ts';
export { loadSession } from '../session/load-session.ts';
export { workspaceOf } from '../workspace/workspace-of.ts';
