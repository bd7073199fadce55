import type { AccessFlag } from '@statbook/contract';
import { getRoles, removeRole, saveRoles } from '@statbook/contract/calls';
import { refuseWithout } from '../../../pipeline/authorise.ts';
import { handle, type Person } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type AccessListeners, isStale, noAccess, publishAccess, refuseGrant } from '../grant-rules.ts';
import { lockMainUsers } from '../main-user-queries.ts';
import {
  findRoleNamed,
  insertRole,
  listRoles,
  listRoleUsers,
  lockRole,
  type Role,
  setUserFlags,
  toFlags,
  updateRole,
} from './role-queries.ts';

export const getRolesHandler = handle(getRoles, async ({ tx }) => ({
  entity: (await listRoles(tx)).map(presentRole),
}));

const presentRole = ({ id, ...role }: Role) => ({ roleId: id, ...role });

export const saveRolesHandler = (listeners: AccessListeners) =>
  handle(saveRoles, async ({ tx, person, body, record }) => {
    const { id, name, flags, version } = body;
    const needed = id === undefined ? 'createSettings' : 'editSettings';
    if (!person.flags.has(needed)) return refuseWithout([needed]);
    await lockMainUsers(tx);
    const named = await findRoleNamed(tx, name);
    if (named !== undefined && named.id !== id)
      return refuse('invalid-request', { errors: { name: 'Another role has this name. Enter another' } });
    const order = { person, name, flags: toFlags(flags) };
    const saved =
      id === undefined
        ? await addRole(tx, order)
        : await changeRole(tx, listeners, { ...order, id, version });
    if (saved instanceof Refusal) return saved;
    const role = (await listRoles(tx)).find((each) => each.id === saved);
    if (role === undefined) throw new Error('The role was not stored.');
    record({ subject: name, details: { roleId: saved, flags: role.flags, users: role.userCount } });
    return { entity: [presentRole(role)] };
  });

interface Order {
  person: Person;
  name: string;
  flags: AccessFlag[];
}

async function addRole(tx: Transaction, { person, name, flags }: Order): Promise<string | Refusal> {
  const refusal = refuseGrant(person, noAccess, { ...noAccess, flags });
  return refusal ?? insertRole(tx, { accountId: person.accountId, name, flags });
}

/** Changes a role, and with it at once what its users hold. */
async function changeRole(
  tx: Transaction,
  listeners: AccessListeners,
  { person, id, name, flags, version }: Order & { id: string; version: number | undefined },
): Promise<string | Refusal> {
  const before = await lockRole(tx, id);
  if (before === undefined) return refuse('not-found');
  if (before.builtIn === 'main') return refuse('role-fixed');
  if (isStale(before, { version })) return refuse('changed-meanwhile');
  const users = await listRoleUsers(tx, id);
  // Whoever holds a role would change their own access with it.
  if (!person.isMainUser && users.some((user) => user.id === person.userId)) return refuse('own-access');
  const refusal = refuseGrant(person, { ...noAccess, flags: before.flags }, { ...noAccess, flags });
  if (refusal !== undefined) return refusal;
  await updateRole(tx, id, { name, flags, version: before.version + 1 });
  for (const user of users) {
    const own = toFlags(user.flags).filter((flag) => !before.flags.includes(flag));
    await setUserFlags(tx, user.id, toFlags([...flags, ...own]));
    await publishAccess(tx, listeners, { accountId: user.accountId, userId: user.id });
  }
  return id;
}

/** Retires a role; those that every account begins with can go too, but for that of the main user. */
export const removeRoleHandler = handle(removeRole, async ({ tx, body, record }) => {
  await lockMainUsers(tx);
  const found = await lockRole(tx, body.id);
  if (found === undefined) return refuse('not-found');
  if (found.builtIn === 'main') return refuse('role-fixed');
  if ((await listRoleUsers(tx, found.id)).length > 0) return refuse('role-in-use');
  await updateRole(tx, found.id, { retiredAt: new Date() });
  record({ subject: found.name, details: { roleId: found.id } });
  return { done: true as const };
});
