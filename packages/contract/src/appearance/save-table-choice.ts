import { changing, defineCall } from '../call.ts';
import { done } from '../wire/shapes.ts';
import { tableChoice } from './table-choice-shape.ts';

/** Keeps how the signed-in person sees a table. It changes with every click, and is no matter for the activity log. */
export const saveTableChoice = defineCall({
  ...changing('appearance', 'signed-in'),
  path: '/api/Usermanagement/SaveTableChoice',
  summary: "Keep the signed-in user's own columns and height of rows of a table",
  body: tableChoice,
  reply: done,
  activity: null,
});
