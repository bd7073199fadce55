import { defineCall } from '../call.ts';
import { entityList } from '../wire/shapes.ts';
import { tableChoice } from './table-choice-shape.ts';

/** How the signed-in person chose to see the tables; those that are missing they see as everybody. */
export const getTableChoices = defineCall({
  feature: 'appearance',
  method: 'GET',
  path: '/api/Usermanagement/GetTableChoices',
  summary: "The signed-in user's own columns and height of rows, by table",
  reply: entityList(tableChoice),
  access: 'signed-in',
  activity: null,
  transaction: 'one',
});
