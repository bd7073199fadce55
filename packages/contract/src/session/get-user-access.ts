import { z } from 'zod';
import { ofEachFlag } from '../access-flags.ts';
import { defineCall, reading } from '../call.ts';
import { callerText, entityList } from '../wire/shapes.ts';

/** What the signed-in user may do: the menu is built from it, and the server refuses the rest. */
export const getUserAccess = defineCall({
  ...reading('session', 'signed-in'),
  path: '/api/AgentDetails/GetUserAccess',
  summary: 'The access flags of the signed-in user',
  query: z.object({ id: callerText }),
  reply: entityList(z.object(ofEachFlag(() => z.boolean()))),
  caller: { id: 'agent' },
});
