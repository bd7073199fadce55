import { verifyToken } from '@statbook/contract/calls';
import { parseCompanyNumber } from '@statbook/domain/companies';
import { companiesOf, Secret } from '@statbook/registry-client';
import type { RegistrySignIn } from '../../clients/registry-sign-in.ts';
import type { Platform } from '../../composition.ts';
import { findGrantFor, refreshTokenOf } from '../../filings/registry-grant.ts';
import { findCompanyByNumber } from '../../pipeline/company-queries.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import { refuseFilingApi } from './refuse-filing-api.ts';

type Dependencies = Pick<Platform, 'registrySignIn' | 'vault' | 'clock' | 'database'>;

/** Whether a token serves, and for which companies: the one given, or that of the grant stored for a company. */
export const verifyTokenHandler = (dependencies: Dependencies) =>
  handle(verifyToken, async ({ query, person, signal }) => {
    const client = dependencies.registrySignIn;
    if (client === undefined) return refuse('registry-sign-in-not-offered');
    const token = await findToken(dependencies, { person, signal, ...query });
    if (token instanceof Refusal) return token;
    const verified = await readToken(client, token, signal);
    if (verified instanceof Refusal && verified.code !== 'registry-token-refused') return verified;
    if (verified instanceof Refusal)
      return { entity: [{ isValid: false, secondsLeft: 0, companyNumbers: [] }] };
    return { entity: [{ isValid: true, ...verified }] };
  });

interface TokenOrder {
  person: Person;
  signal: AbortSignal;
  accessToken?: string | undefined;
  companyNumber?: string | undefined;
}

/** The token given; without one, that of what was granted for the company. */
export async function findToken(
  { registrySignIn: client, vault, clock, database }: Dependencies,
  { person, signal, accessToken, companyNumber: typed }: TokenOrder,
): Promise<Secret | Refusal> {
  if (accessToken !== undefined) return new Secret(accessToken);
  const number = parseCompanyNumber(typed ?? '');
  if (!number.ok || client === undefined) return refuse('registry-sign-in-missing');
  const grant = await database.transaction(person.scope, async (tx) => {
    const company = await findCompanyByNumber(tx, number.number);
    const { userId } = person;
    const asked = { resource: 'registered-email-address', userId, now: clock.now() } as const;
    return company && findGrantFor(tx, company, asked);
  });
  if (grant === undefined) return refuse('registry-sign-in-missing');
  const tokens = await client.refreshGrant(refreshTokenOf(vault, grant), { signal });
  return tokens.ok ? tokens.value.accessToken : refuseFilingApi(tokens, 'registry-sign-in-missing');
}

/** What a token opens, where it serves and is for this product: an answer alone says nothing. */
export async function readToken(
  client: RegistrySignIn,
  token: Secret,
  signal: AbortSignal,
): Promise<{ secondsLeft: number; companyNumbers: readonly string[] } | Refusal> {
  const verified = await client.verifyToken(token, { signal });
  if (!verified.ok) return refuseFilingApi(verified, 'registry-token-refused');
  const { clientId, secondsLeft, scopes } = verified.value;
  if (clientId !== client.clientId || secondsLeft <= 0) return refuse('registry-token-refused');
  return { secondsLeft, companyNumbers: companiesOf(scopes) };
}
