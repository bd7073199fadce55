import { escapeHtml, renderPage } from '@statbook-simulators/kit';
import type { StoredMessage } from './mailbox.ts';

export function renderList(messages: readonly StoredMessage[]): string {
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
  return renderMailPage('Mailbox', messages.length === 0 ? '<p>No mail has come yet.</p>' : table);
}

export function renderMessage(message: StoredMessage): string {
  const { id, envelope, from, subject, receivedAt, text, html, attachments } = message;
  const files = attachments.map(
    ({ filename, size }, place) =>
      `<li><a href="/messages/${id}/attachments/${place}" download>${escapeHtml(filename)}</a> (${size} bytes)</li>`,
  );
  return renderMailPage(
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

function renderMailPage(title: string, content: string): string {
  return renderPage({
    title,
    stylesheet: '/mailbox.css',
    content: `<h1>${escapeHtml(title)}</h1>\n${content}`,
  });
}

function toMinute(instant: string): string {
  return `${instant.slice(0, 16).replace('T', ' ')} UTC`;
}

/** Makes the links of a plain message usable; the text is escaped already. */
function linkAddresses(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<>"']+[^\s<>"'.,;:)]/g, (url) => `<a href="${url}">${url}</a>`);
}
