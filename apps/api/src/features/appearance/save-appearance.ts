import { saveAppearance } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { keepAppearance } from './appearance-queries.ts';

export const saveAppearanceHandler = handle(saveAppearance, async ({ tx, person, body }) => {
  const { UserId: _user, ModifiedBy: _modifier, ...choices } = body;
  await keepAppearance(tx, person, choices);
  return { Entity: [choices] };
});
