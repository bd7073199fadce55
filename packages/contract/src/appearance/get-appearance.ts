import { z } from 'zod';
import { defineCall, reading } from '../call.ts';
import { callerText, entityList } from '../wire/shapes.ts';
import { appearance } from './appearance-shape.ts';

/** How the product looks to the signed-in person; nothing while they have chosen nothing. */
export const getAppearance = defineCall({
  ...reading('appearance', 'signed-in'),
  path: '/api/Usermanagement/GetAppearance',
  summary: "The signed-in user's own appearance of the product",
  query: z.object({ userId: callerText }),
  reply: entityList(appearance),
  caller: { userId: 'user' },
});
