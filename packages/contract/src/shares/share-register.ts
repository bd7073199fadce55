import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, exactDecimal, id, instant } from '../wire.ts';
import {
  asAt,
  byCompany,
  capitalShape,
  holderAddress,
  heldByHolders,
  holdingShape,
  ofCompany,
  readingHead,
  shareClassShape,
} from './share-shapes.ts';

const reading = {
  feature: 'shares',
  method: 'GET',
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
} as const;

const atTime = { ...ofCompany, ...asAt };

/** The register of members at the end of a day, as known now or earlier: present members, then former ones. */
export const getShareRegister = defineCall({
  ...reading,
  path: '/api/Shares/GetShareRegister',
  summary: 'Register of members as at a date',
  query: z.object(atTime),
  reply: entityList(
    z.object({
      ...readingHead,
      Capital: capitalShape,
      Classes: z.array(shareClassShape),
      Members: z.array(
        z.object({
          HolderId: id,
          HolderName: z.string(),
          Address: holderAddress.nullable(),
          /** Null where the books began with an opening balance that does not know it. */
          EnteredOn: civilDate.nullable(),
          CeasedOn: civilDate.nullable(),
          /** Ceased ten years before or earlier: may be taken off the register. */
          MayBeRemoved: z.boolean(),
          Holdings: z.array(holdingShape),
          /** What a former member held until then. */
          HeldBefore: z.array(z.object({ ShareClassId: id, ClassName: z.string(), Shares: exactDecimal })),
        }),
      ),
      /** Shares in issue whose holders nobody knows yet: of no member, and part of what the register adds up to. */
      NotKnown: heldByHolders,
      /** What the company holds itself: treasury shares, and apart from them what was forfeited or surrendered. */
      OwnHoldings: z.array(holdingShape.extend({ IsForfeited: z.boolean() })),
      /** When the company came to have one member only, and when more again. */
      SingleMember: z.array(z.object({ On: civilDate, IsSingle: z.boolean() })),
    }),
  ),
});

/** Who has how much of what; percentages with two decimals. */
export const getCapTable = defineCall({
  ...reading,
  path: '/api/Shares/GetCapTable',
  summary: 'Cap table as at a date',
  query: z.object(atTime),
  reply: entityList(
    z.object({
      ...readingHead,
      Classes: z.array(shareClassShape),
      Rows: z.array(
        z.object({
          /** Null for the company's own shares. */
          HolderId: id.nullable(),
          HolderName: z.string(),
          /** Nobody knows yet who holds these shares. */
          IsNotKnown: z.boolean(),
          Shares: exactDecimal,
          Votes: exactDecimal,
          VotesPercent: z.string(),
          Classes: z.array(z.object({ ShareClassId: id, ClassName: z.string(), Shares: exactDecimal })),
          Nominal: z.array(z.object({ Currency: z.string(), Value: exactDecimal, Percent: z.string() })),
        }),
      ),
    }),
  ),
});

/** Shares that passed to one holder: by an instrument, by operation of law, or sold by the company out of its own. */
const passedShares = z.object({
  ShareEventId: id,
  Kind: z.enum(['transfer', 'transmission', 'treasury-sale']),
  On: civilDate,
  ShareClassId: id,
  ClassName: z.string(),
  /** Null for the company itself. */
  TransferorId: id.nullable(),
  TransferorName: z.string(),
  TransfereeId: id,
  TransfereeName: z.string(),
  Shares: z.string(),
  /** In GBP; null for a gift, and where nothing is paid. */
  Consideration: z.string().nullable(),
  /** In GBP; null where there is no instrument to stamp. */
  StampDuty: exactDecimal.nullable(),
  IsReversed: z.boolean(),
});

/** Every allotment and transfer that had taken effect by the end of a day and was known, reversed ones too. */
export const getShareHistory = defineCall({
  ...reading,
  path: '/api/Shares/GetShareHistory',
  summary: 'Allotments and transfers up to a date',
  query: z.object(atTime),
  reply: entityList(
    z.object({
      ...readingHead,
      Allotments: z.array(
        z.object({
          ShareEventId: id,
          Kind: z.enum(['allotment', 'bonus-issue']),
          On: civilDate,
          ShareClassId: id,
          ClassName: z.string(),
          HolderId: id,
          HolderName: z.string(),
          Shares: z.string(),
          /** Of the prices, as the class was in at that time. */
          Currency: z.string(),
          PriceEach: z.string(),
          PaidEach: z.string(),
          NonCash: z.string().nullable(),
          IsReversed: z.boolean(),
        }),
      ),
      Transfers: z.array(passedShares),
    }),
  ),
});

/** What a register can be asked "as known after": its entries in the order of recording. */
export const getShareEntryMoments = defineCall({
  ...reading,
  path: '/api/Shares/GetShareEntryMoments',
  summary: 'When the entries of the share register were recorded',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({ Number: z.int(), Kind: z.string(), EffectiveOn: civilDate, RecordedAt: instant }),
  ),
});
