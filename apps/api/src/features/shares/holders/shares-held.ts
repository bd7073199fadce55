import { getSharesHeld } from '@statbook/contract/calls';
import { civilDate } from '@statbook/domain/dates';
import { holdingsOf, statementOfCapital } from '@statbook/domain/share-capital/projections';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { loadPositionWithout } from '../ledger/position-without.ts';
import { presentClasses, presentHeld } from '../ledger/present-shares.ts';

export const getSharesHeldHandler = ({ clock }: { clock: Clock }) =>
  handle(getSharesHeld, async ({ tx, company, query: { asAt, without } }) => {
    const on = asAt === undefined ? clock.today() : civilDate(asAt);
    const position = await loadPositionWithout(tx, company.id, { on, without });
    return {
      entity: [
        {
          capital: statementOfCapital(position),
          classes: presentClasses(position),
          members: presentHeld(holdingsOf(position), position.holders),
        },
      ],
    };
  });
