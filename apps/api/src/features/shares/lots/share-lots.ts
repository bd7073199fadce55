import { getShareLots } from '@statbook/contract/calls';
import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { toDecimalText } from '@statbook/domain/money';
import {
  ledgerAccountKey,
  holderAccount,
  describeNumberRanges,
  holderId,
  kindsOfLots,
  paidOn,
  type PerShare,
  type PositionLine,
  shareClassId,
  totalAmount,
  TREASURY,
} from '@statbook/domain/share-capital';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { loadPositionWithout } from '../ledger/position-without.ts';

/** What a person chooses among where part of a holding goes. */
export const getShareLotsHandler = ({ clock }: { clock: Clock }) =>
  handle(getShareLots, async ({ tx, company, query }) => {
    const { asAt, without } = query;
    const classId = shareClassId(query.shareClassId);
    const on = asAt === undefined ? clock.today() : civilDate(asAt);
    const account = query.holderId === undefined ? TREASURY : holderAccount(holderId(query.holderId));
    const concerned = {
      classes: [classId],
      holders: account.kind === 'holder' ? [account.holderId] : [],
      treasury: account.kind === 'treasury',
    };
    const before = await loadPositionWithout(tx, company.id, { on, concerned, without });
    const own = before.lines.filter(
      (line) => ledgerAccountKey(line.account) === ledgerAccountKey(account) && line.lot.classId === classId,
    );
    return { entity: presentLots(own) };
  });

function presentLots(unsorted: readonly PositionLine[]) {
  const lines = unsorted.toSorted((a, b) => compareDays(a.lot.issuedOn, b.lot.issuedOn));
  const kinds = kindsOfLots(lines.map(({ lot }) => lot));
  return lines.map(({ lot, shares }, index) => ({
    lotId: lot.id,
    kind: kinds[index] ?? index,
    shares: toDecimalText(shares),
    numbers: lot.numbers ? describeNumberRanges([lot.numbers]) : '',
    currency: lot.currency,
    paidEach: presentEach(paidOn(lot)),
    unpaidEach: presentEach(lot.unpaid),
    issuedOn: lot.issuedOn,
  }));
}

const compareDays = (a: CivilDate, b: CivilDate) => Number(a > b) - Number(a < b);

const presentEach = (each: PerShare | undefined) =>
  each === undefined ? null : toDecimalText(totalAmount(each));
