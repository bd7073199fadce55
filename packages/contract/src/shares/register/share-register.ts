import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { civilDate, entityList, exactDecimal, id, instant } from '../../wire/shapes.ts';
import {
  asAt,
  capitalShape,
  heldByHolders,
  holderAddress,
  holdingShape,
  ofCompany,
  readingHead,
  readingShares,
  shareClassShape,
} from '../share-shapes.ts';

const atTime = { ...ofCompany, ...asAt };

/** The register of members at the end of a day, as known now or earlier: present members, then former ones. */
export const getShareRegister = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareRegister',
  summary: 'Register of members as at a date',
  query: z.object(atTime),
  reply: entityList(
    z.object({
      ...readingHead,
      capital: capitalShape,
      classes: z.array(shareClassShape),
      members: z.array(
        z.object({
          holderId: id,
          holderName: z.string(),
          address: holderAddress.nullable(),
          /** Null where the books began with an opening balance that does not know it. */
          enteredOn: civilDate.nullable(),
          ceasedOn: civilDate.nullable(),
          /** Ceased ten years before or earlier: may be taken off the register. */
          mayBeRemoved: z.boolean(),
          holdings: z.array(holdingShape),
          /** What a former member held until then. */
          heldBefore: z.array(z.object({ shareClassId: id, className: z.string(), shares: exactDecimal })),
        }),
      ),
      /** Shares in issue whose holders nobody knows yet: of no member, and part of what the register adds up to. */
      notKnown: heldByHolders,
      /** What the company holds itself: treasury shares, and apart from them what was forfeited or surrendered. */
      ownHoldings: z.array(holdingShape.extend({ isForfeited: z.boolean() })),
      /** When the company came to have one member only, and when more again. */
      singleMember: z.array(z.object({ on: civilDate, isSingle: z.boolean() })),
    }),
  ),
});

/** Who has how much of what; percentages with two decimals. */
export const getCapTable = defineCall({
  ...readingShares,
  path: '/api/Shares/GetCapTable',
  summary: 'Cap table as at a date',
  query: z.object(atTime),
  reply: entityList(
    z.object({
      ...readingHead,
      classes: z.array(shareClassShape),
      rows: z.array(
        z.object({
          /** Null for the company's own shares. */
          holderId: id.nullable(),
          holderName: z.string(),
          /** Nobody knows yet who holds these shares. */
          isNotKnown: z.boolean(),
          shares: exactDecimal,
          votes: exactDecimal,
          votesPercent: z.string(),
          classes: z.array(z.object({ shareClassId: id, className: z.string(), shares: exactDecimal })),
          nominal: z.array(z.object({ currency: z.string(), value: exactDecimal, percent: z.string() })),
        }),
      ),
    }),
  ),
});

/** Shares that passed to one holder: by an instrument, by operation of law, or sold by the company out of its own. */
const passedShares = z.object({
  shareEventId: id,
  kind: z.enum(['transfer', 'transmission', 'treasury-sale']),
  on: civilDate,
  shareClassId: id,
  className: z.string(),
  /** Null for the company itself. */
  transferorId: id.nullable(),
  transferorName: z.string(),
  transfereeId: id,
  transfereeName: z.string(),
  shares: z.string(),
  /** In GBP; null for a gift, and where nothing is paid. */
  consideration: z.string().nullable(),
  /** In GBP; null where there is no instrument to stamp. */
  stampDuty: exactDecimal.nullable(),
  isReversed: z.boolean(),
});

/** Every allotment and transfer that had taken effect by the end of a day and was known, reversed ones too. */
export const getShareHistory = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareHistory',
  summary: 'Allotments and transfers up to a date',
  query: z.object(atTime),
  reply: entityList(
    z.object({
      ...readingHead,
      allotments: z.array(
        z.object({
          shareEventId: id,
          kind: z.enum(['allotment', 'bonus-issue']),
          on: civilDate,
          shareClassId: id,
          className: z.string(),
          holderId: id,
          holderName: z.string(),
          shares: z.string(),
          /** Of the prices, as the class was in at that time. */
          currency: z.string(),
          priceEach: z.string(),
          paidEach: z.string(),
          nonCash: z.string().nullable(),
          isReversed: z.boolean(),
        }),
      ),
      transfers: z.array(passedShares),
    }),
  ),
});

/** What a register can be asked "as known after": its entries in the order of recording. */
export const getShareEntryMoments = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareEntryMoments',
  summary: 'When the entries of the share register were recorded',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({ number: z.int(), kind: z.string(), effectiveOn: civilDate, recordedAt: instant }),
  ),
});
