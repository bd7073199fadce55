import type { AccessFlag, BodyOf } from '@statbook/contract';
import type { saveAgentDetails } from '@statbook/contract/calls';
import { type Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Granted } from '../grant-rules.ts';
import { lockRole, toFlags } from '../roles/role-queries.ts';

/** The access of a user, with the role that it comes from in part. */
export interface PlannedAccess extends Granted {
  roleId: string | null;
  /** The last day; null where it does not end by itself. */
  accessEndsOn: string | null;
}

type Order = Pick<BodyOf<typeof saveAgentDetails>, 'roleId' | 'flags' | 'allCompanies' | 'expires'>;

/** The access that a user is to have; what the order leaves out stays as it was. */
export async function planAccess(
  tx: Transaction,
  order: Order,
  before: PlannedAccess,
): Promise<PlannedAccess | Refusal> {
  const roleId = order.roleId === undefined ? before.roleId : order.roleId;
  const role = await findRole(tx, roleId);
  if (roleId !== null && role === undefined)
    return refuse('invalid-request', { errors: { roleId: 'Choose a role from the list' } });
  if (role?.builtIn === 'main') return planMainUser(roleId, order);
  const own = order.flags ?? (await listOwnFlags(tx, before));
  // A main user who becomes less reaches no company until some are chosen.
  const allCompanies = order.allCompanies ?? (before.allCompanies && !before.isMainUser);
  const accessEndsOn = order.expires === undefined ? before.accessEndsOn : order.expires;
  const flags = toFlags([...(role?.flags ?? []), ...own]);
  return { roleId, isMainUser: false, flags, allCompanies, accessEndsOn };
}

/** An account is never without a main user, so that the access of one does not end by itself. */
function planMainUser(roleId: string | null, { expires }: Order): PlannedAccess | Refusal {
  if (typeof expires === 'string')
    return refuse('invalid-request', {
      errors: { expires: 'The access of a main user does not end by itself' },
    });
  return { roleId, isMainUser: true, flags: [], allCompanies: true, accessEndsOn: null };
}

const findRole = async (tx: Transaction, roleId: string | null) =>
  roleId === null ? undefined : lockRole(tx, roleId);

/** The flags of a user beyond those of the role. */
async function listOwnFlags(tx: Transaction, before: PlannedAccess): Promise<readonly AccessFlag[]> {
  const role = await findRole(tx, before.roleId);
  return before.flags.filter((flag) => role?.flags.includes(flag) !== true);
}
