import { completeRegistrySignIn } from '@statbook/contract/calls';
import { companyScope, type GrantedTokens, Secret } from '@statbook/registry-client';
import type { RegistrySignIn } from '../../clients/registry-sign-in.ts';
import type { Platform } from '../../composition.ts';
import { findFilingCompany } from '../../filings/filing-company-queries.ts';
import { saveGrant } from '../../filings/registry-grant-queries.ts';
import { GRANT_DAYS, grantBinding } from '../../filings/registry-grant.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import { openState } from './sign-in-state.ts';
import { refuseFilingApi } from './refuse-filing-api.ts';

type Dependencies = Pick<Platform, 'registrySignIn' | 'vault' | 'clock' | 'database'>;

/**
 * Exchanges what came back from the registry. Only the person who began the sign-in completes it, and only a grant for its
 * company is kept: the refresh token, sealed; nothing of it reaches the browser.
 */
export const completeRegistrySignInHandler = ({ registrySignIn, vault, clock, database }: Dependencies) =>
  handle(completeRegistrySignIn, async ({ body, person, note, signal }) => {
    if (registrySignIn === undefined) return refuse('registry-sign-in-not-offered');
    const state = openState(vault, body.state);
    const now = clock.now();
    if (state?.userId !== person.userId || state.until < now.getTime())
      return refuse('registry-sign-in-failed');
    const { companyId, userId } = state;
    const company = await database.transaction(person.scope, (tx) => findFilingCompany(tx, companyId));
    if (company === undefined) return refuse('not-found');

    const granted = await exchange(registrySignIn, new Secret(body.code), { number: company.number, signal });
    if (granted instanceof Refusal) return granted;
    const expiresAt = new Date(now.getTime() + GRANT_DAYS * 24 * 60 * 60_000);
    const refreshTokenSealed = vault.seal(granted.refreshToken.reveal(), grantBinding({ companyId, userId }));
    const { accountId } = person;
    await database.transaction(person.scope, async (tx) => {
      const { scope } = granted;
      await saveGrant(tx, { accountId, companyId, userId, scope, refreshTokenSealed, expiresAt });
      await note(tx, { companyId, subject: `${company.name} (${company.number})` });
    });
    return { entity: [{ companyId, expiresAt: expiresAt.toISOString() }] };
  });

interface KeptTokens extends GrantedTokens {
  readonly refreshToken: Secret;
  readonly scope: string;
}

/** The tokens of a code, if they are for this product and for this company: what was asked for is not taken for granted. */
async function exchange(
  client: RegistrySignIn,
  code: Secret,
  { number, signal }: { number: string; signal: AbortSignal },
): Promise<KeptTokens | Refusal> {
  const tokens = await client.exchangeCode(code, { signal });
  if (!tokens.ok) return refuseFilingApi(tokens, 'registry-sign-in-failed');
  const { accessToken, refreshToken } = tokens.value;
  const verified = await client.verifyToken(accessToken, { signal });
  if (!verified.ok) return refuseFilingApi(verified, 'registry-sign-in-failed');
  const { clientId, scopes } = verified.value;
  const isOurs = clientId === client.clientId;
  if (
    !isOurs ||
    !scopes.includes(companyScope(number, 'registered-email-address')) ||
    refreshToken === undefined
  )
    return refuse('registry-sign-in-failed');
  return { accessToken, refreshToken, scope: scopes.join(' ') };
}
