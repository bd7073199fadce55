import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { renderNotice, renderCard } from './pages.ts';

/** Asks whether to sign out, or, when the product itself asked with the ID token, does it at once. */
export function sendSignOutPage(ctx: KoaContextWithOIDC, form: string): void {
  const hinted = ctx.oidc.entities.IdTokenHint?.payload['sub'];
  const confirmed = hinted !== undefined && hinted === ctx.oidc.session?.accountId;
  ctx.type = 'html';
  ctx.body = renderCard({
    title: 'Sign out',
    content: `<h1>Sign out</h1>
<p>${confirmed ? 'You are being signed out.' : 'Do you want to sign out of Statbook?'}</p>
${form}
<button type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>`,
    ...(confirmed && { script: '/assets/sign-out.js' }),
  });
}

export function sendSignedOutPage(ctx: KoaContextWithOIDC): void {
  ctx.type = 'html';
  ctx.body = renderNotice('You have signed out', 'You can close this page.');
}

/** Errors that may not be sent back to the client, such as an address that it has not registered. */
export function sendProblemPage(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  ctx.type = 'html';
  ctx.body = renderNotice(
    'Sign-in did not work',
    `${out.error}: ${out.error_description ?? 'no further detail'}`,
  );
}
