// Run-time settings of the web app. apiHost: where the API is, e.g. "https://api.example.com"; empty for this page's own host.
window.__env__ = { apiHost: '' };
