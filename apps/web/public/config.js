// Run-time settings of the web app: one build serves every host. Read before anything else; edit and reload, nothing is built again.
window.__env__ = {
  // Where the API is, e.g. "https://api.example.com"; empty for this page's own host.
  apiHost: '',
  // Name of the product on this host, whatever the server calls itself; empty for the server's own name.
  brand: '',
  // "hash" (any static host) or "browser" (the host must answer every path with index.html).
  routerMode: 'hash',
  // Languages offered, in this order: "en", "zh-cn", "zh-tw".
  languages: ['en', 'zh-cn', 'zh-tw'],
  // Public key of SM2 in hex, for back ends that want passwords encrypted with it; empty otherwise.
  smPublicKey: '',
  // Parent domain, e.g. "example.com", whose hosts share a sign-in; scripts of all of them can then read the access token. Empty: none.
  cookieDomain: '',
};
