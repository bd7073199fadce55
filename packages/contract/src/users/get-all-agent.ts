import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { callerText, entityList, id } from '../wire/shapes.ts';

/** The users of the account; an agent sees only itself. */
export const getAllAgent = defineCall({
  ...reading('users', 'signed-in'),
  path: '/api/AgentDetails/GetAllAgent',
  summary: 'The users of the account',
  query: z.object({ id: callerText }),
  reply: entityList(
    z.object({
      agentId: id,
      agentName: z.string(),
      agentEmail: z.string(),
      agentProfilePhoto: z.string().nullable(),
      isMainUser: z.boolean(),
      status: z.enum(['invited', 'active', 'inactive', 'removed']),
    }),
  ),
  caller: { id: 'central-user' },
});
