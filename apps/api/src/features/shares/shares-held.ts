import { getSharesHeld } from '@statbook/contract/calls';
import { civilDate, holdingsOf } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { loadPositionWithout } from './books/position-without.ts';
import { presentCapital, presentClasses, presentHeld } from './books/present-shares.ts';

export const getSharesHeldHandler = (clock: Clock) =>
  handle(getSharesHeld, async ({ tx, company, query: { AsAt, Without } }) => {
    const on = AsAt === undefined ? clock.today() : civilDate(AsAt);
    const position = await loadPositionWithout(tx, company.id, { on, without: Without });
    return {
      Entity: [
        {
          Capital: presentCapital(position),
          Classes: presentClasses(position),
          Members: presentHeld(holdingsOf(position), position.holders),
        },
      ],
    };
  });
