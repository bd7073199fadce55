import { readAppearance } from '@statbook/contract/appearance';
import { getAppearance } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { findAppearance } from './appearance-queries.ts';

export const getAppearanceHandler = handle(getAppearance, async ({ tx, person }) => {
  const kept = await findAppearance(tx, person);
  return { entity: kept === undefined ? [] : [readAppearance(kept)] };
});
