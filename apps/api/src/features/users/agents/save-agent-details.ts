import type { BodyOf } from '@statbook/contract';
import { saveAgentDetails } from '@statbook/contract/calls';
import type { Platform } from '../../../composition.ts';
import { refuseWithout } from '../../../pipeline/authorise.ts';
import { type CallContext, handle } from '../../../pipeline/handler.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import {
  type AccessListeners,
  isStale,
  noAccess,
  publishAccess,
  refuseGrant,
  refuseTarget,
} from '../grant-rules.ts';
import { isLastMainUser, lockMainUsers } from '../main-user-queries.ts';
import { invite } from '../invitations/invitations.ts';
import { toFlags } from '../roles/role-queries.ts';
import { insertAgent, listSeenCompanies, lockUser, setGivenCompanies, updateAgent } from './agent-queries.ts';
import { type PlannedAccess, planAccess } from './plan-access.ts';
import { answerWithAgent } from './present-agent.ts';

type Dependencies = AccessListeners & Pick<Platform, 'clock' | 'jobs'>;
type Context = CallContext<typeof saveAgentDetails>;
type Body = BodyOf<typeof saveAgentDetails>;

export const saveAgentDetailsHandler = (dependencies: Dependencies) =>
  handle(saveAgentDetails, async (context) => {
    const { tx, person, body, record } = context;
    const { agentId } = body;
    const needed = agentId === undefined ? 'createSettings' : 'editSettings';
    if (!person.flags.has(needed)) return refuseWithout([needed]);
    if (typeof body.expires === 'string' && body.expires < dependencies.clock.today())
      return refuse('invalid-request', { errors: { expires: 'Enter today’s date or a later one' } });
    const saved =
      agentId === undefined
        ? await addAgent(dependencies, context)
        : await changeAgent(dependencies, context, agentId);
    if (saved instanceof Refusal) return saved;
    const { userId, access } = saved;
    record({
      ...(agentId === undefined && { action: 'agent.invited' }),
      subject: body.fullName,
      details: { agentId: userId, ...access, companies: body.companyConfigurations ?? null },
    });
    return answerWithAgent(tx, userId);
  });

interface Saved {
  userId: string;
  access: PlannedAccess;
}

async function addAgent(dependencies: Dependencies, { tx, person, body }: Context): Promise<Saved | Refusal> {
  await lockMainUsers(tx);
  const access = await planAccess(tx, body, { ...noAccess, roleId: null, accessEndsOn: null });
  if (access instanceof Refusal) return access;
  const refusal = refuseGrant(person, noAccess, access) ?? (await refuseCompanies(tx, body));
  if (refusal !== undefined) return refusal;
  const { email, fullName } = body;
  if (email === undefined) return refuse('invalid-request', { errors: { email: 'Enter the email address' } });
  const { accountId } = person;
  const userId = await insertAgent(tx, { accountId, email, fullName, ...toColumns(access) });
  const taken = 'A user has this address already. Enter another';
  if (userId === undefined) return refuse('invalid-request', { errors: { email: taken } });
  await setGivenCompanies(tx, { accountId, userId }, body.companyConfigurations ?? []);
  await invite(tx, dependencies, { person, userId });
  return { userId, access };
}

async function changeAgent(
  dependencies: Dependencies,
  { tx, person, body }: Context,
  userId: string,
): Promise<Saved | Refusal> {
  const mainUsers = await lockMainUsers(tx);
  const user = await lockUser(tx, userId);
  if (user === undefined) return refuse('not-found');
  if (isStale(user, body)) return refuse('changed-meanwhile');
  const isMainUser = user.kind === 'main';
  const allCompanies = isMainUser || user.allCompanies;
  const { roleId, accessEndsOn } = user;
  const before = { roleId, isMainUser, flags: toFlags(user.flags), allCompanies, accessEndsOn };
  const access = await planAccess(tx, body, before);
  if (access instanceof Refusal) return access;
  const refusal =
    refuseTarget(person, user) ?? refuseGrant(person, before, access) ?? (await refuseCompanies(tx, body));
  if (refusal !== undefined) return refusal;
  if (!access.isMainUser && isLastMainUser(mainUsers, userId)) return refuse('last-main-user');
  const { accountId } = person;
  await updateAgent(tx, userId, {
    fullName: body.fullName,
    ...toColumns(access),
    version: user.version + 1,
  });
  if (body.companyConfigurations !== undefined)
    await setGivenCompanies(tx, { accountId, userId }, body.companyConfigurations);
  await publishAccess(tx, dependencies, { accountId, userId });
  return { userId, access };
}

/** Refuses companies that the giver does not see: they do not exist. */
async function refuseCompanies(
  tx: Transaction,
  { companyConfigurations: ids = [] }: Body,
): Promise<Refusal | undefined> {
  if ((await listSeenCompanies(tx, ids)).length === ids.length) return undefined;
  const companyConfigurations = 'Choose companies that you see yourself';
  return refuse('invalid-request', { errors: { companyConfigurations } });
}

const toColumns = ({ isMainUser, roleId, flags, allCompanies, accessEndsOn }: PlannedAccess) => ({
  kind: isMainUser ? ('main' as const) : ('agent' as const),
  roleId,
  flags: [...flags],
  allCompanies,
  accessEndsOn,
});
