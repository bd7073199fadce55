import { defineCall, reading } from '../call.ts';
import { entityList } from '../wire/shapes.ts';
import { tableChoice } from './table-choice-shape.ts';

/** How the signed-in person chose to see the tables; those that are missing they see as everybody. */
export const getTableChoices = defineCall({
  ...reading('appearance', 'signed-in'),
  path: '/api/Usermanagement/GetTableChoices',
  summary: "The signed-in user's own columns and height of rows, by table",
  reply: entityList(tableChoice),
});
