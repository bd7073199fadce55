import { z } from 'zod';
import { changing, defineCall, reading } from '../call.ts';
import {
  callerOfChange,
  checkedCallerOfChange,
  civilDate,
  entityList,
  id,
  instant,
  mailAddress,
  typedFullName,
} from '../wire/shapes.ts';
import { heldFlags } from './roles.ts';

const agent = z
  .object({
    agentId: id,
    agentName: z.string(),
    agentEmail: z.string(),
    isMainUser: z.boolean(),
    status: z.enum(['invited', 'active', 'inactive', 'removed']),
    roleId: id.nullable(),
    roleName: z.string().nullable(),
    allCompanies: z.boolean(),
    /** How many companies were chosen for the user; of a user of every company none. */
    companyCount: z.int(),
    lastSeenAt: instant.nullable(),
    /** Until when the invitation that is open can be accepted. */
    invitedUntil: instant.nullable(),
    /** The last day of the access; null where it does not end by itself. */
    expires: civilDate.nullable(),
  })
  .meta({ title: 'Agent' });

/** The users of the account and what became of their invitations, removed ones included. */
export const getAgents = defineCall({
  ...reading('users', { flag: 'viewSettings' }),
  path: '/api/AgentDetails/GetAgents',
  summary: 'The users of the account with role, companies and last activity',
  reply: entityList(agent),
});

/** One user with all that is set for them, and where they are signed in. */
export const getAgentDetails = defineCall({
  ...reading('users', { flag: 'viewSettings' }),
  path: '/api/AgentDetails/GetAgentDetails',
  summary: 'A user with access flags, companies and sessions',
  query: z.object({ agentId: id }),
  reply: entityList(
    agent.extend({
      /** Those beyond the role. */
      flags: heldFlags,
      /** The chosen companies that the caller reaches too. */
      companyIds: z.array(id),
      /** How many others were chosen. */
      otherCompanies: z.int(),
      /** Whether the caller is one who can change this user at all. */
      canBeChanged: z.boolean(),
      /** To be given with a change of access. */
      version: z.int(),
      sessions: z.array(z.object({ device: z.string(), startedAt: instant, lastSeenAt: instant })),
    }),
  ),
  wire: { reply: { values: ['flags'] } },
});

const toIds = (text: string) => text.split('/').filter((each) => each !== '');
const isId = (text: string) => id.safeParse(text).success;

/** Invites a user, or changes the one that `AgentId` names; of that one what is left out stays as it is. */
export const saveAgentDetails = defineCall({
  ...changing('users', { flag: ['createSettings', 'editSettings'] }),
  path: '/api/AgentDetails/SaveAgentDetails',
  summary: 'Invite a user by mail, or change the access of one',
  body: z.object({
    agentId: id.optional(),
    /** The user as they were read; what was changed since is not overwritten. Left out, it is. */
    version: z.int().positive().optional(),
    fullName: typedFullName,
    email: mailAddress.optional(),
    /** Null: no role. */
    roleId: id.nullable().optional(),
    /** Those beyond the role. */
    flags: heldFlags.optional(),
    allCompanies: z.boolean().optional(),
    /** The last day of the access; null: it does not end by itself. */
    expires: civilDate.nullable().optional(),
    /** The ids of the checked companies, joined by `/`. */
    companyConfigurations: z
      .string()
      .max(1_000_000)
      .refine((text) => toIds(text).every(isId), 'Choose companies from the list')
      .transform((text) => [...new Set(toIds(text))])
      .optional(),
    ...callerOfChange,
  }),
  reply: entityList(agent),
  wire: { input: { values: ['flags'] } },
  caller: checkedCallerOfChange,
  activity: 'agent.saved',
});

/** Switches the access of a user off, or on again; their sessions end at once. */
export const activeInactiveAgent = defineCall({
  ...changing('users', { flag: 'editSettings' }),
  method: 'GET',
  alsoPost: true,
  path: '/api/AgentDetails/ActiveInactiveAgent',
  summary: 'Switch the access of a user off, or on again',
  query: z.object({ agentId: id, ...callerOfChange }),
  reply: entityList(agent),
  caller: checkedCallerOfChange,
  activity: 'agent.deactivated',
});

/** Ends the access of a user for good. The name stays with what they did; the e-mail address is free again. */
export const removeUser = defineCall({
  ...changing('users', { flag: 'deleteSettings' }),
  method: 'GET',
  alsoPost: true,
  path: '/api/AgentDetails/RemoveUser',
  summary: 'Remove a user',
  query: z.object({ agentId: id, ...callerOfChange }),
  reply: entityList(agent),
  caller: checkedCallerOfChange,
  activity: 'agent.removed',
});

/** Sends the invitation again: the link of the letter before is void. */
export const resendInvitation = defineCall({
  ...changing('users', { flag: ['createSettings', 'editSettings'] }),
  path: '/api/AgentDetails/ResendInvitation',
  summary: 'Send an invitation again, with a new link',
  body: z.object({ agentId: id }),
  reply: entityList(agent),
  activity: 'agent.invited-again',
});
