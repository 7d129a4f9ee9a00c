import { escapeHtml } from '../../../http/html.ts';
import { hashOf, policy } from '../../../http/security.ts';
import type { MessageRow } from '../repo.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.25rem; }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 8px; padding: .75rem 1rem; margin-block: .75rem; }
  header { display: flex; flex-wrap: wrap; gap: .25rem 1rem; justify-content: space-between; font-size: .875rem; opacity: .8; }
  h2 { font-size: 1rem; margin: .25rem 0; }
  pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; }
`;

export const PAGE_POLICY = policy({ styles: [hashOf(STYLE)] });

/** The newest messages as an auto-refreshing page. */
export function mailboxPage(messages: readonly MessageRow[]): string {
  const list = messages.map(
    ({ channel, recipient, subject, body, state, lastError: problem, createTime: time }) => `<article>
  <header><span>${channel === 'sms' ? 'SMS' : 'E-mail'} to <strong>${escapeHtml(recipient)}</strong></span>
  <span>${escapeHtml(state)}${problem ? `: ${escapeHtml(problem)}` : ''} · <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></span></header>
  ${subject ? `<h2>${escapeHtml(subject)}</h2>` : ''}
  <pre>${escapeHtml(body)}</pre>
</article>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="refresh" content="5">
  <link rel="icon" href="data:,">
  <title>Mailbox of the development server</title>
  <style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mailbox of the development server</h1>
<p>What the server sends by e-mail and SMS, newest first. The page renews itself every 5 seconds.</p>
${list.length > 0 ? list.join('\n') : '<p>Nothing has been sent yet.</p>'}
</main>
</body>
</html>
`;
}
