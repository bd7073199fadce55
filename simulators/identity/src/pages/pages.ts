import { escapeHtml, renderPage } from '@statbook-simulators/kit';
import { demoPassword, demoUsers } from '../users/demo-users.ts';

interface Page {
  title: string;
  /** Markup of the card, already escaped. */
  content: string;
  /** Markup below it. */
  below?: string;
  script?: string;
}

export function renderCard({ title, content, below = '', script }: Page): string {
  return renderPage({
    title: `${title} – Statbook`,
    stylesheet: '/assets/identity.css',
    head: `<meta name="color-scheme" content="light dark">
${script === undefined ? '' : `<script src="${script}" defer></script>`}`,
    content: `<p class="brand">Statbook</p>
<div class="card">
${content}
</div>
${below}`,
  });
}

export interface SignInForm {
  uid: string;
  email?: string;
  message?: string;
}

export function renderSignIn({ uid, email = '', message }: SignInForm): string {
  const action = `/interaction/${encodeURIComponent(uid)}`;
  const error =
    message === undefined ? '' : `<p class="error" id="problem" role="alert">${escapeHtml(message)}</p>`;
  const described = message === undefined ? '' : ' aria-describedby="problem" aria-invalid="true"';
  const focusEmail = email === '' ? ' autofocus' : '';
  const focusPassword = email === '' ? '' : ' autofocus';
  return renderCard({
    title: message === undefined ? 'Sign in' : 'Error: Sign in',
    content: `<h1>Sign in</h1>
${error}
<form method="post" action="${action}" novalidate>
<label for="email">Email address</label>
<input id="email" name="email" type="email" autocomplete="username" spellcheck="false" required value="${escapeHtml(email)}"${described}${focusEmail}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}${focusPassword}>
<button type="submit">Sign in</button>
</form>
<form method="post" action="${action}/cancel"><button class="quiet" type="submit">Cancel</button></form>`,
    below: demonstration,
  });
}

/** Who can sign in: nobody has to look for it elsewhere, and nobody can have forgotten a password that is published. */
const demonstration = `<section class="demo" aria-labelledby="demo">
<h2 id="demo">This is a demonstration</h2>
<p>Each of these people has the password <strong>${escapeHtml(demoPassword)}</strong>:</p>
<ul>
${demoUsers.map(({ email, name, role }) => `<li><strong>${escapeHtml(email)}</strong><br>${escapeHtml(name)}, ${escapeHtml(role)}</li>`).join('\n')}
</ul>
</section>`;

export function renderNotice(title: string, text: string, link?: string): string {
  const back = link === undefined ? '' : `<p><a href="${escapeHtml(link)}">Go to Statbook</a></p>`;
  return renderCard({ title, content: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${back}` });
}
