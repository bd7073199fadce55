import { getSharesHeld } from '@statbook/contract/calls';
import { civilDate } from '@statbook/domain/dates';
import { holdingsOf } from '@statbook/domain/share-capital/projections';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { loadPositionWithout } from '../ledger/position-without.ts';
import { presentCapital, presentClasses, presentHeld } from '../ledger/present-shares.ts';

export const getSharesHeldHandler = (clock: Clock) =>
  handle(getSharesHeld, async ({ tx, company, query: { asAt, without } }) => {
    const on = asAt === undefined ? clock.today() : civilDate(asAt);
    const position = await loadPositionWithout(tx, company.id, { on, without: without });
    return {
      entity: [
        {
          capital: presentCapital(position),
          classes: presentClasses(position),
          members: presentHeld(holdingsOf(position), position.holders),
        },
      ],
    };
  });
