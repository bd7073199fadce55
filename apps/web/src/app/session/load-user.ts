import type { QueryClient } from '@tanstack/react-query';
import { callOptions } from '#api/queries.ts';
import type { SessionUser, UserAccess } from '../session-port.ts';

export interface SignedInUser {
  readonly user: SessionUser;
  readonly access: UserAccess;
}

/** Who the token stands for, and what they may do; nothing when the account knows nobody. */
export async function loadUser(queryClient: QueryClient): Promise<SignedInUser | undefined> {
  const [login, flags] = await Promise.all([
    queryClient.fetchQuery(callOptions('userLoginDetails')),
    queryClient.fetchQuery(callOptions('getUserAccess')),
  ]);
  const details = login.entity[0];
  if (details === undefined) return undefined;
  return {
    user: {
      centralUserId: details.centralUserId,
      agentId: details.agentId,
      name: details.userFullName,
      email: details.userEmail,
      accountName: details.accountName,
    },
    access: toAllowed(flags.entity[0]),
  };
}

/** The names of what is allowed. */
function toAllowed<Flags extends Readonly<Record<string, boolean>>>(flags: Flags | undefined) {
  const allowed = new Set<Extract<keyof Flags, string>>();
  for (const flag in flags) if (flags[flag]) allowed.add(flag);
  return allowed;
}
