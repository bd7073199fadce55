const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

export interface Page {
  title: string;
  /** Markup of the card, already escaped. */
  content: string;
  /** A script of our own, by address. */
  script?: string;
}

export function renderPage({ title, content, script }: Page): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} – Statbook</title>
<link rel="stylesheet" href="/assets/identity.css">
${script === undefined ? '' : `<script src="${script}" defer></script>`}
</head>
<body>
<main>
<p class="brand">Statbook</p>
<div class="card">
${content}
</div>
</main>
</body>
</html>
`;
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
  return renderPage({
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
  });
}

export function renderNotice(title: string, text: string, link?: string): string {
  const back = link === undefined ? '' : `<p><a href="${escapeHtml(link)}">Go to Statbook</a></p>`;
  return renderPage({ title, content: `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${back}` });
}
