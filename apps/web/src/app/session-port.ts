import type { AccessFlag, CallName } from '@statbook/contract';
import { rowOf } from '@statbook/contract/call-table';
import type { MessageTarget } from '@statbook/identity-client/browser';
import { createContext, use, useSyncExternalStore } from 'react';
import { useCall } from '#api/queries.ts';

export interface SessionUser {
  readonly centralUserId: string;
  readonly name: string;
  readonly email: string;
  /** Of an agent or sub-user. */
  readonly agentId?: string | undefined;
  /** The account that the session works in. */
  readonly accountName?: string | undefined;
}

/** What the signed-in user may do. */
export type UserAccess = ReadonlySet<AccessFlag>;

/** The e-mail address under which the identity provider knows somebody. */
export interface SignInAddress {
  readonly email: string;
  /** Whether the provider has made sure that it is theirs. */
  readonly verified: boolean;
}

export type SessionState =
  /** A stored session is being restored; lasts 600 ms at most. */
  | { readonly status: 'restoring' }
  | {
      readonly status: 'signed-in';
      readonly user: SessionUser;
      readonly access: UserAccess;
      /** They have just come from the identity provider. */
      readonly isNew?: boolean | undefined;
    }
  | { readonly status: 'signed-out' }
  /** The page is about to be left, for the identity provider. */
  | { readonly status: 'leaving'; readonly words: string }
  /** It ended while the user was here: in another tab, by a main user, or for want of activity. */
  | { readonly status: 'ended'; readonly detail: string }
  /** The identity provider knows the person, but no account does, or not any more. */
  | {
      readonly status: 'not-invited';
      /** Where an invitation or the access of the person is why. */
      readonly title?: string | undefined;
      readonly detail: string;
      readonly address?: SignInAddress | undefined;
    }
  /** They work in several accounts and have not said in which. */
  | { readonly status: 'choosing' }
  /** The identity provider or our own server cannot be reached. */
  | { readonly status: 'unavailable'; readonly detail: string };

export interface SignInOptions {
  /** Asks for the password even of somebody whom the identity provider still knows. */
  readonly anew?: boolean | undefined;
  /** The address to sign in with, filled in there. */
  readonly email?: string | undefined;
}

/** What the application needs of a session; given to it at start. */
export interface SessionPort {
  /** The same object as long as nothing has changed. */
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether there is a session to make calls with; known before its user is. */
  readonly restored: () => Promise<boolean>;
  /** Leaves for the identity provider; the user comes back to the address. */
  readonly signIn: (returnTo: string, options?: SignInOptions) => void;
  readonly signOut: () => void;
  /** Asks again who the user is and what they may do, and for all that is on show: somebody has changed their access. */
  readonly reload: () => void;
  /** By which our server knows the address that the identity provider has verified. */
  readonly idToken: () => string | undefined;
  /** Opens one of the person's accounts, in all tabs. Rejects when our server refuses. */
  readonly workIn: (accountId: string) => Promise<void>;
  /** Gives the payment window, which has no session of its own, a token when it asks. Returns what ends that. */
  readonly relayToken: (target: MessageTarget) => () => void;
}

export const SessionContext = createContext<SessionPort | undefined>(undefined);

export function useSessionPort(): SessionPort {
  const port = use(SessionContext);
  if (!port) throw new Error('No session was given to this part of the application');
  return port;
}

export function useSession(): SessionState {
  const port = useSessionPort();
  return useSyncExternalStore(port.subscribe, port.read);
}

/** The accounts that the signed-in person works in or is invited to. */
export function useOwnAccounts() {
  const { idToken } = useSessionPort();
  return useCall('getAccounts', { body: { idToken: idToken() ?? '' } });
}

const nothing: UserAccess = new Set();

/** The access of the user; nothing while nobody is signed in. */
export function useAccess(): UserAccess {
  const session = useSession();
  return session.status === 'signed-in' ? session.access : nothing;
}

/** Whether the signed-in user may make a call: what stands on a page follows the calls that it makes. */
export function useMay(call: CallName): boolean {
  return mayMake(useAccess(), call);
}

/** Whether somebody with this access may make a call. */
export function mayMake(access: UserAccess, call: CallName): boolean {
  const [, , flags] = rowOf(call);
  return flags.length === 0 || flags.some((flag) => access.has(flag));
}
