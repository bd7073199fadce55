import type { KeptMessage } from './mailbox.ts';

export const stylesheet = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem; text-align: start; vertical-align: top; border-bottom: 1px solid #9ca3af; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

export function renderList(messages: readonly KeptMessage[]): string {
  const rows = messages.map(
    ({ id, receivedAt, envelope, subject }) => `<tr>
<td><time datetime="${receivedAt}">${toMinute(receivedAt)}</time></td>
<td>${escapeHtml(envelope.to.join(', '))}</td>
<td><a href="/mailbox/${id}">${escapeHtml(subject || 'No subject')}</a></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Received</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
  return renderPage('Mailbox', messages.length === 0 ? '<p>No mail has come yet.</p>' : table);
}

export function renderMessage(message: KeptMessage): string {
  const { id, envelope, from, subject, receivedAt, text, html, attachments } = message;
  const files = attachments.map(
    ({ filename, size }, place) =>
      `<li><a href="/messages/${id}/attachments/${place}" download>${escapeHtml(filename)}</a> (${size} bytes)</li>`,
  );
  return renderPage(
    subject || 'No subject',
    `<p><a href="/">Mailbox</a></p>
<dl>
<dt>From</dt><dd>${escapeHtml(from)}</dd>
<dt>To</dt><dd>${escapeHtml(envelope.to.join(', '))}</dd>
<dt>Received</dt><dd>${toMinute(receivedAt)}</dd>
</dl>
${text === '' ? '' : `<pre>${linkAddresses(escapeHtml(text))}</pre>`}
${html === '' ? '' : `<p><a href="/mailbox/${id}/html">Show as designed</a></p>`}
${files.length === 0 ? '' : `<h2>Attachments</h2>\n<ul>\n${files.join('\n')}\n</ul>`}`,
  );
}

function renderPage(title: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

function toMinute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Makes the links of a plain message usable; the text is escaped already. */
function linkAddresses(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:)]/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
