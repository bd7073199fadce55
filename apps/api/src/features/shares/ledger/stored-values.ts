import { type GivenShareEventRequest } from '@statbook/contract';
import { companyNumber } from '@statbook/domain/companies';
import { civilDate } from '@statbook/domain/dates';
import {
  type Amount,
  amount,
  negateDecimal,
  type ShareCount,
  shareCount,
  toDecimalText,
} from '@statbook/domain/money';
import {
  parseLedgerAccountKey,
  type ClassTerms,
  type HolderMember,
  holderId,
  type Lot,
  lotId,
  parseNumberRanges,
  type PerShare,
  personId,
  type Posting,
  type ShareEventRequest,
  shareClassId,
  shareEventId,
} from '@statbook/domain/share-capital';
import type { Certificate } from '@statbook/domain/share-capital/certificates';
import { z } from 'zod';
import type {
  shareCertificate,
  shareCertificateEnd,
  shareLot,
  sharePosting,
} from '../../../platform/database/schema.ts';
import { memoize } from './memoize.ts';

/** A stored number of shares, below zero for shares that go. */
export function sharesFrom(text: string): ShareCount {
  return text.startsWith('-') ? negateDecimal(shareCount(text.slice(1))) : shareCount(text);
}

const storedTerms = z.object({
  name: z.string(),
  currency: z.string(),
  nominalEach: z.string(),
  particulars: z.string(),
  votesPerShare: z.string(),
  isRedeemable: z.boolean(),
  isNumbered: z.boolean(),
});

export function termsFrom(stored: unknown): ClassTerms {
  const { nominalEach, votesPerShare, ...terms } = storedTerms.parse(stored);
  return { ...terms, nominalEach: amount(nominalEach), votesPerShare: BigInt(votesPerShare) };
}

export function termsToStore({
  nominalEach,
  votesPerShare,
  ...terms
}: ClassTerms): z.input<typeof storedTerms> {
  return { ...terms, nominalEach: toDecimalText(nominalEach), votesPerShare: String(votesPerShare) };
}

const storedMembers = z.array(
  z.object({
    personId: z.string(),
    name: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('person'), surname: z.string(), forename: z.string().optional() }),
      z.object({ kind: z.literal('whole'), name: z.string() }),
    ]),
    registeredNumber: z.string().optional(),
  }),
);

export function membersFrom(stored: unknown): HolderMember[] {
  return storedMembers.parse(stored).map(({ personId: id, name, registeredNumber: number }) => ({
    personId: personId(id),
    name,
    ...(number !== undefined && { registeredNumber: companyNumber(number) }),
  }));
}

const text = z.string().optional();
const storedAddress = z.object({
  premises: text,
  line1: text,
  line2: text,
  town: text,
  county: text,
  country: text,
  postcode: text,
  careOf: text,
  poBox: text,
});

export function addressFrom(stored: unknown): z.output<typeof storedAddress> | undefined {
  return stored === null ? undefined : storedAddress.parse(stored);
}

/** What was asked, in our own words. */
export function requestOf(given: GivenShareEventRequest): ShareEventRequest {
  // Ids are texts that the schema has checked; their brands exist only in the types.
  return given as ShareEventRequest;
}

type LotRow = Omit<typeof shareLot.$inferSelect, 'accountId' | 'companyId'>;

/** Reads lots; what many of them say is read once. */
export function lotReader(): (row: LotRow) => Lot {
  const amountOf = memoize(amount);
  const dayOf = memoize(civilDate);
  const perShareOf = memoize((pair): PerShare => {
    const [each = '', shares = ''] = pair.split('/');
    return { amount: amount(each), shares: BigInt(shares) };
  });
  const perShare = (each: string | null, shares: string | null): PerShare | undefined =>
    each === null || shares === null ? undefined : perShareOf(`${each}/${shares}`);
  return (row) => ({
    id: lotId(row.id),
    classId: shareClassId(row.classId),
    madeBy: shareEventId(row.eventId),
    issuedOn: dayOf(row.issuedOn),
    currency: row.currency,
    nominalEach: amountOf(row.nominalEach),
    price: perShare(row.priceAmount, row.priceShares),
    unpaid: perShare(row.unpaidAmount, row.unpaidShares),
    numbers:
      row.firstNumber === null || row.lastNumber === null
        ? undefined
        : { first: row.firstNumber, last: row.lastNumber },
    cameFrom: row.cameFrom === null ? undefined : lotId(row.cameFrom),
    nonCash: row.nonCash ?? undefined,
    isForfeited: row.isForfeited,
  });
}

export function lotToStore(lot: Lot): LotRow {
  return {
    id: lot.id,
    classId: lot.classId,
    eventId: lot.madeBy,
    issuedOn: lot.issuedOn,
    currency: lot.currency,
    nominalEach: toDecimalText(lot.nominalEach),
    priceAmount: amountText(lot.price?.amount),
    priceShares: lot.price === undefined ? null : String(lot.price.shares),
    unpaidAmount: amountText(lot.unpaid?.amount),
    unpaidShares: lot.unpaid === undefined ? null : String(lot.unpaid.shares),
    firstNumber: lot.numbers?.first ?? null,
    lastNumber: lot.numbers?.last ?? null,
    cameFrom: lot.cameFrom ?? null,
    nonCash: lot.nonCash ?? null,
    isForfeited: lot.isForfeited ?? false,
  };
}

const amountText = (value: Amount | undefined) => (value === undefined ? null : toDecimalText(value));

export function postingFrom(row: typeof sharePosting.$inferSelect): Posting {
  return {
    classId: shareClassId(row.classId),
    lotId: lotId(row.lotId),
    account: parseLedgerAccountKey(row.accountKey),
    shares: sharesFrom(row.shares),
  };
}

export function certificateFrom(
  row: typeof shareCertificate.$inferSelect,
  end: typeof shareCertificateEnd.$inferSelect | null,
): Certificate {
  return {
    number: row.number,
    holderId: holderId(row.holderId),
    classId: shareClassId(row.classId),
    shares: sharesFrom(row.shares),
    numbers: row.numbers === '' ? [] : (parseNumberRanges(row.numbers) ?? []),
    origin: row.origin,
    issuedOn: civilDate(row.issuedOn),
    eventId: row.eventId === null ? undefined : shareEventId(row.eventId),
    replaces: row.replaces,
    status: end?.status ?? 'live',
    endedOn: end === null ? undefined : civilDate(end.endedOn),
    indemnityOn: row.indemnityOn === null ? undefined : civilDate(row.indemnityOn),
  };
}
