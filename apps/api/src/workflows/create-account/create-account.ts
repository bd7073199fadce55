import type { CivilDate } from '@statbook/domain/dates';
import type { Platform } from '../../composition.ts';
import {
  findAccountByName,
  findUserByEmail,
  insertAccount,
  insertUser,
  type NewUser,
} from './account-queries.ts';

export type { NewUser } from './account-queries.ts';

export interface NewAccount {
  name: string;
  licenceEndsOn: CivilDate;
  users: readonly [NewUser, ...NewUser[]];
}

export interface CreatedAccount {
  accountId: string;
  /** In the order given. */
  userIds: string[];
}

type Dependencies = Pick<Platform, 'database' | 'activity'>;

/** Makes an account with its users. Nobody gets in by merely owning an e-mail address at the issuer. */
export function createAccount(
  { database, activity }: Dependencies,
  { name, licenceEndsOn, users }: NewAccount,
): Promise<CreatedAccount> {
  return database.transaction({ as: 'provision' }, async (tx) => {
    const accountId = await insertAccount(tx, { name, licenceEndsOn });
    const userIds: string[] = [];
    for (const user of users) userIds.push(await insertUser(tx, accountId, user));
    await activity.record(tx, {
      accountId,
      actor: 'job:create-account',
      action: 'account.created',
      subject: name,
    });
    return { accountId, userIds };
  });
}

/** Adds a user to an account. */
export function addUser(
  { database }: Pick<Dependencies, 'database'>,
  accountId: string,
  user: NewUser,
): Promise<string> {
  return database.transaction({ as: 'provision' }, (tx) => insertUser(tx, accountId, user));
}

/** Whether an account of this name exists already. */
export function hasAccount({ database }: Pick<Dependencies, 'database'>, name: string): Promise<boolean> {
  return database.transaction(
    { as: 'provision' },
    async (tx) => (await findAccountByName(tx, name)) !== undefined,
  );
}

/** Whether anybody has been invited by this address, or uses it. */
export function hasUser({ database }: Pick<Dependencies, 'database'>, email: string): Promise<boolean> {
  return database.transaction(
    { as: 'provision' },
    async (tx) => (await findUserByEmail(tx, email)) !== undefined,
  );
}
