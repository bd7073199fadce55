import { beginRegistrySignIn, getRegistrySignIn } from '@statbook/contract/calls';
import { companyScope, PROFILE_SCOPE } from '@statbook/registry-client';
import type { Platform } from '../../composition.ts';
import { findGrantFor } from '../../filings/registry-grant.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import { listUserNames } from '../../registry-snapshots/user-name-queries.ts';
import { sealState } from './sign-in-state.ts';

/** A person types the authentication code there; after so long they begin again. */
const signInMinutes = 60;

/** Sends the browser to the registry's sign-in for one company. */
export const beginRegistrySignInHandler = ({
  registrySignIn,
  vault,
  clock,
}: Pick<Platform, 'registrySignIn' | 'vault' | 'clock'>) =>
  handle(beginRegistrySignIn, async ({ company, person, record }) => {
    if (registrySignIn === undefined) return refuse('registry-sign-in-not-offered');
    const until = clock.now().getTime() + signInMinutes * 60_000;
    const state = sealState(vault, { companyId: company.id, userId: person.userId, until });
    const scopes = [PROFILE_SCOPE, companyScope(company.number, 'registered-email-address')];
    record({ subject: `${company.name} (${company.number})` });
    return { entity: [{ authoriseUrl: registrySignIn.authoriseUrl({ scopes, state }) }] };
  });

/** Who is signed in there for a company. */
export const getRegistrySignInHandler = ({
  registrySignIn,
  clock,
}: Pick<Platform, 'registrySignIn' | 'clock'>) =>
  handle(getRegistrySignIn, async ({ tx, company, person }) => {
    const asked = { resource: 'registered-email-address', userId: person.userId, now: clock.now() } as const;
    const grant = await findGrantFor(tx, company, asked);
    const names = await listUserNames(tx, grant === undefined ? [] : [grant.userId]);
    return {
      entity: [
        {
          isOffered: registrySignIn !== undefined,
          signedInBy: grant && names.get(grant.userId),
          expiresAt: grant?.expiresAt.toISOString(),
        },
      ],
    };
  });
