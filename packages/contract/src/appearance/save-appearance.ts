import { changing, defineCall } from '../call.ts';
import { callerText, entityList } from '../wire/shapes.ts';
import { appearance } from './appearance-shape.ts';

/** Keeps how the product looks to the signed-in person, on whatever device they come back. */
export const saveAppearance = defineCall({
  ...changing('appearance', 'signed-in'),
  path: '/api/Usermanagement/SaveAppearance',
  summary: "Keep the signed-in user's own appearance of the product",
  body: appearance.extend({ userId: callerText, modifiedBy: callerText }),
  reply: entityList(appearance),
  caller: { userId: 'user', modifiedBy: 'user' },
  activity: 'appearance.saved',
});
