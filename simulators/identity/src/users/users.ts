import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Store } from '@statbook-simulators/kit';
import { type DemoUser, demoPassword, demoUsers } from './demo-users.ts';

export interface User extends DemoUser {
  salt: string;
  passwordHash: string;
}

export interface Users {
  find(subject: string): User | undefined;
  check(email: string, password: string): User | undefined;
  add(user: DemoUser, password: string): User;
  list(): User[];
  /** Puts the demo's people in when there is nobody yet. */
  seed(): void;
}

// Low on purpose: the people are invented and their password is public.
const hash = (password: string, salt: string) =>
  scryptSync(password, Buffer.from(salt, 'base64url'), 32, { N: 1024 });

export function openUsers(store: Store): Users {
  const list = () => store.all<User>('user');
  const add = (user: DemoUser, password: string): User => {
    const salt = randomBytes(16).toString('base64url');
    const added = { ...user, salt, passwordHash: hash(password, salt).toString('base64url') };
    store.put('user', user.subject, added);
    return added;
  };
  return {
    find: (subject) => store.get<User>('user', subject),
    check: (email, password) => {
      const wanted = email.trim().toLowerCase();
      const user = list().find((candidate) => candidate.email.toLowerCase() === wanted);
      if (user === undefined) return undefined;
      const same = timingSafeEqual(hash(password, user.salt), Buffer.from(user.passwordHash, 'base64url'));
      return same ? user : undefined;
    },
    add,
    list,
    seed: () => {
      if (list().length > 0) return;
      for (const user of demoUsers) add(user, demoPassword);
    },
  };
}

/** The standard claims of a person (OpenID Connect Core 1.0, section 5.1). */
export function toClaims(user: User) {
  return { sub: user.subject, name: user.name, email: user.email, email_verified: user.emailVerified };
}
