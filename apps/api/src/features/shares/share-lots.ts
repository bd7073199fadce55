import { getShareLots } from '@statbook/contract/calls';
import {
  accountKey,
  accountOf,
  type CivilDate,
  civilDate,
  describeNumberRanges,
  holderId,
  kindsOfLots,
  paidOn,
  type PerShare,
  type PositionLine,
  shareClassId,
  toDecimalText,
  totalAmount,
  TREASURY,
} from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { loadPositionWithout } from './books/position-without.ts';

/** What a person chooses among where part of a holding goes. */
export const getShareLotsHandler = (clock: Clock) =>
  handle(getShareLots, async ({ tx, company, query }) => {
    const { ShareClassId, HolderId, AsAt, Without } = query;
    const on = AsAt === undefined ? clock.today() : civilDate(AsAt);
    const account = HolderId === undefined ? TREASURY : accountOf(holderId(HolderId));
    const concerned = {
      classes: [shareClassId(ShareClassId)],
      holders: account.kind === 'holder' ? [account.holderId] : [],
      treasury: account.kind === 'treasury',
    };
    const before = await loadPositionWithout(tx, company.id, { on, concerned, without: Without });
    const own = before.lines.filter(
      (line) => accountKey(line.account) === accountKey(account) && line.lot.classId === ShareClassId,
    );
    return { Entity: presentLots(own) };
  });

function presentLots(unsorted: readonly PositionLine[]) {
  const lines = unsorted.toSorted((a, b) => compareDays(a.lot.issuedOn, b.lot.issuedOn));
  const kinds = kindsOfLots(lines.map(({ lot }) => lot));
  return lines.map(({ lot, shares }, index) => ({
    LotId: lot.id,
    Kind: kinds[index] ?? index,
    Shares: toDecimalText(shares),
    Numbers: lot.numbers ? describeNumberRanges([lot.numbers]) : '',
    Currency: lot.currency,
    PaidEach: presentEach(paidOn(lot)),
    UnpaidEach: presentEach(lot.unpaid),
    IssuedOn: lot.issuedOn,
  }));
}

const compareDays = (a: CivilDate, b: CivilDate) => Number(a > b) - Number(a < b);

const presentEach = (each: PerShare | undefined) =>
  each === undefined ? null : toDecimalText(totalAmount(each));
