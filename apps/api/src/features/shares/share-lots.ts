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
  planReversal,
  positionAfter,
  type PositionLine,
  shareClassId,
  shareEventId,
  type SharePosition,
  toDecimalText,
  totalAmount,
  TREASURY,
} from '@statbook/domain';
import { randomUUID } from 'node:crypto';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { loadEvents, loadLots } from './books/event-queries.ts';
import { loadPosition } from './books/position-queries.ts';

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
    const position = await loadPosition(tx, company.id, { asAt: { on }, concerned });
    const before =
      Without === undefined ? position : await takenBack(tx, company.id, { position, entryId: Without, on });
    const own = before.lines.filter(
      (line) => accountKey(line.account) === accountKey(account) && line.lot.classId === ShareClassId,
    );
    return { Entity: presentLots(own) };
  });

interface TakenBack {
  position: SharePosition;
  entryId: string;
  on: CivilDate;
}

/** The position as it is once an entry is reversed; unchanged where that cannot be. */
async function takenBack(tx: Transaction, companyId: string, asked: TakenBack): Promise<SharePosition> {
  const { position, entryId, on } = asked;
  const [event] = await loadEvents(tx, companyId, [entryId]);
  if (event === undefined || event.effectiveOn > on) return position;
  const isLive = event.reverses === undefined && !event.isReversed;
  const planned = planReversal(
    { kind: 'reversal', eventId: event.id, reason: 'Corrected' },
    { eventId: shareEventId(randomUUID()), event, isLive },
  );
  if (!planned.ok) return position;
  const ids = planned.event.postings.map(({ lotId }) => lotId);
  const lots = new Map((await loadLots(tx, companyId, ids)).map((lot) => [lot.id, lot]));
  return positionAfter(position, planned.event, (id) => lots.get(id));
}

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
