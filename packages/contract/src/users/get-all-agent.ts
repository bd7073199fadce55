import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList, id } from '../wire.ts';

/** The users of the account; an agent sees only itself. */
export const getAllAgent = defineCall({
  feature: 'users',
  method: 'GET',
  path: '/api/AgentDetails/GetAllAgent',
  summary: 'The users of the account',
  query: z.object({ Id: callerText }),
  reply: entityList(
    z.object({
      AgentId: id,
      AgentName: z.string(),
      AgentEmail: z.string(),
      AgentProfilePhoto: z.string().nullable(),
      IsMainUser: z.boolean(),
      Status: z.enum(['invited', 'active', 'inactive', 'removed']),
    }),
  ),
  access: 'signed-in',
  caller: { Id: 'central-user' },
  activity: null,
  transaction: 'one',
});
