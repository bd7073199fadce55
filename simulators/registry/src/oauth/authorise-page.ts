import { escapeHtml } from '@statbook-simulators/kit';

/** The request that the browser brought, and what the user has to read. */
export interface AuthorisePage {
  clientId: string;
  redirectUri: string;
  scope: string;
  state: string;
  companies: { number: string; name: string }[];
  error?: string;
}

/** One page for signing in, the authentication code, and the decision. */
export function renderAuthorisePage(page: AuthorisePage): string {
  const hidden = {
    client_id: page.clientId,
    redirect_uri: page.redirectUri,
    scope: page.scope,
    state: page.state,
  };
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const codes = page.companies.map(
    ({ number, name }) => `
      <p><label for="code-${number}">Authentication code of ${escapeHtml(name)} (${number})</label><br>
      <input id="code-${number}" name="code_${number}" autocomplete="off" maxlength="6"></p>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Sign in to the simulated registry</title></head>
<body style="font-family: sans-serif; max-width: 40rem; margin: 3rem auto">
  <h1>Simulated registry</h1>
  <p>An application asks for: ${escapeHtml(page.scope)}</p>
  ${page.error === undefined ? '' : `<p role="alert"><strong>${escapeHtml(page.error)}</strong></p>`}
  <form method="post" action="/oauth2/authorise">
    ${inputs.join('\n    ')}
    <p><label for="email">E-mail address</label><br><input id="email" name="email" type="email" required></p>${codes.join('')}
    <p><button name="decision" value="grant">Grant</button>
    <button name="decision" value="refuse" formnovalidate>Refuse</button></p>
  </form>
</body>
</html>`;
}
