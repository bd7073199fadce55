import { z } from 'zod';
import type { Vault } from '../../platform/secrets/vault.ts';

const signInState = z.object({ companyId: z.uuid(), userId: z.uuid(), until: z.number() });

/** For which company, by whom, and until when a sign-in was begun. */
export type SignInState = z.output<typeof signInState>;

const binding = 'registry.sign-in-state';

/** The state that goes with the browser to the registry and comes back: sealed, so that nobody else can make one. */
export function sealState(vault: Vault, state: SignInState): string {
  return Buffer.from(vault.seal(JSON.stringify(state), binding)).toString('base64url');
}

/** The state that came back; undefined where it is none of ours. */
export function openState(vault: Vault, text: string): SignInState | undefined {
  try {
    const opened = vault.unseal(Buffer.from(text, 'base64url'), binding).reveal();
    return signInState.parse(JSON.parse(opened));
  } catch {
    return undefined;
  }
}
