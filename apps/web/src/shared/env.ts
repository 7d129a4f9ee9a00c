declare global {
  interface Window {
    /** Set by `/config.js`, which an operator may edit after the build. */
    __env__?: { apiHost?: string };
  }
}

/** Where the API is; empty means this page's own host. */
export const apiHost = (): string => (window.__env__?.apiHost ?? '').replace(/\/$/, '');
