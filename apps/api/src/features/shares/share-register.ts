import { getCapTable, getShareRegister, shareCertificateDetails } from '@statbook/contract/calls';
import { toWireKeys } from '@statbook/contract';
import {
  capTable,
  type CivilDate,
  civilDate,
  membershipsOf,
  nameOfHolder,
  percentText,
  registerOfMembers,
  reversedIn,
  type ShareEvent,
  toDecimalText,
} from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { loadCertificates } from './books/certificate-queries.ts';
import { lastEventNumber, loadEvents } from './books/event-queries.ts';
import { loadClasses, loadHolders, loadPosition } from './books/position-queries.ts';
import {
  nameOfClass,
  presentAccount,
  presentCapital,
  presentCertificate,
  presentHolding,
} from './books/present-shares.ts';

interface AsAtAsked {
  companyId: string;
  today: CivilDate;
  query: { AsAt?: string | undefined; KnownAt?: number | undefined };
}

async function readAsAt(tx: Transaction, { companyId, today, query }: AsAtAsked) {
  const last = await lastEventNumber(tx, companyId);
  const on = query.AsAt === undefined ? today : civilDate(query.AsAt);
  const isEarlier = query.KnownAt !== undefined && query.KnownAt < last;
  const asAt = { on, ...(isEarlier && { knownAt: query.KnownAt }) };
  const position = await loadPosition(tx, companyId, { asAt });
  return { on, knownAt: isEarlier ? (query.KnownAt ?? last) : last, position };
}

export const getShareRegisterHandler = (clock: Clock) =>
  handle(getShareRegister, async ({ tx, company, query }) => {
    const { on, knownAt, position } = await readAsAt(tx, {
      companyId: company.id,
      today: clock.today(),
      query,
    });
    const memberships = membershipsOf(countingEvents(await loadEvents(tx, company.id), knownAt), on);
    return {
      Entity: [
        {
          AsAt: on,
          KnownAt: knownAt,
          Capital: presentCapital(position),
          Members: registerOfMembers(position, memberships).map((entry) => ({
            HolderId: entry.holderId,
            HolderName: nameOfHolder(position.holders, entry.holderId),
            Address: entry.holder?.address === undefined ? null : toWireKeys(entry.holder.address),
            EnteredOn: entry.enteredOn,
            CeasedOn: entry.ceasedOn ?? null,
            Holdings: entry.holdings.map((holding) => presentHolding(holding, position.holders)),
          })),
        },
      ],
    };
  });

/** What counted once so much was recorded: no reversals, and nothing reversed by then. */
function countingEvents(events: readonly ShareEvent[], knownAt: number): readonly ShareEvent[] {
  const known = events.filter(({ order }) => order <= knownAt);
  const reversed = reversedIn(known);
  return known.filter(({ id, reverses }) => reverses === undefined && !reversed.has(id));
}

export const getCapTableHandler = (clock: Clock) =>
  handle(getCapTable, async ({ tx, company, query }) => {
    const { on, knownAt, position } = await readAsAt(tx, {
      companyId: company.id,
      today: clock.today(),
      query,
    });
    return {
      Entity: [
        {
          AsAt: on,
          KnownAt: knownAt,
          Rows: capTable(position).map(({ account, byClass, shares, nominal, votes }) => ({
            ...presentAccount(account, position.holders),
            Shares: toDecimalText(shares),
            VotesPercent: percentText(votes),
            Classes: [...byClass].map(([id, count]) => ({
              ShareClassId: id,
              ClassName: nameOfClass(position.classes, id),
              Shares: toDecimalText(count),
            })),
            Nominal: [...nominal].map(([currency, part]) => ({
              Currency: currency,
              Percent: percentText(part),
            })),
          })),
        },
      ],
    };
  });

export const shareCertificateDetailsHandler = handle(shareCertificateDetails, async ({ tx, company }) => {
  const names = {
    classes: await loadClasses(tx, company.id),
    holders: await loadHolders(tx, company.id),
  };
  const certificates = await loadCertificates(tx, company.id);
  return { Entity: certificates.map((each) => presentCertificate(each, names)) };
});
