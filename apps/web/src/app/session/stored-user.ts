import type { SessionUser } from '../session-port.ts';

/** Names in the browser's storage (specification, section 3). */
const keys = {
  CentralUserId: (user: SessionUser) => user.centralUserId,
  CurrentUserName: (user: SessionUser) => user.name,
  CurrentUserEmail: (user: SessionUser) => user.email,
  AgentId: (user: SessionUser) => user.agentId,
} as const;

type UserStorage = Pick<Storage, 'setItem' | 'removeItem'>;

/** Notes who is signed in; where the browser denies storage, nobody misses it. */
export function storeUser(user: SessionUser, findStorage: () => UserStorage = () => localStorage): void {
  try {
    const storage = findStorage();
    for (const [key, valueOf] of Object.entries(keys)) {
      const value = valueOf(user);
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, value);
    }
  } catch {
    // Denied.
  }
}

export function forgetUser(findStorage: () => UserStorage = () => localStorage): void {
  try {
    const storage = findStorage();
    for (const key of Object.keys(keys)) storage.removeItem(key);
  } catch {
    // Denied.
  }
}

/** Calls when another tab notes another user. */
export function onStoredUserChange(listener: () => void): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'AgentId' && newValue !== null) listener();
  });
}
