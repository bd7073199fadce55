import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { civilDate, entityList, exactDecimal, id } from '../../wire/shapes.ts';
import { shareEventRequest } from '../events/share-event-request.ts';
import { entryFields } from '../events/share-events.ts';
import {
  capitalShape,
  changingShares,
  heldByHolders,
  ofCompany,
  readingShares,
  shareEventShape,
} from '../share-shapes.ts';

/** An entry of the history before an opening balance, kept until it takes its place; no part of the books. */
const historyLine = z
  .object({
    historyLineId: id,
    request: shareEventRequest,
    /** Why it cannot stand where it does, after the lines before it; null where it can. */
    problem: z.string().nullable(),
  })
  .meta({ title: 'HistoryLine' });

const side = z.object({
  shares: exactDecimal,
  /** Null where it is not known. */
  amountUnpaid: exactDecimal.nullable(),
  /** "1-50, 61" of a class whose shares bear numbers. */
  numbers: z.string(),
});

const replacement = z.object({
  /** The last entry of the register that this knows; given back when the balance is replaced. */
  basis: z.int(),
  /** The opening balance that stands; null where there is none to replace. */
  opening: z.object({ shareEventId: id, on: civilDate, source: z.string().nullable() }).nullable(),
  /** By their days. */
  lines: z.array(historyLine),
  /** How many entries of days before the balance are recorded already; they count in the comparison. */
  recordedBefore: z.int(),
  /** Each holding as the balance has it and as the history adds up to. */
  comparison: z.array(
    z.object({
      /** Null for the company's own shares. */
      holderId: id.nullable(),
      holderName: z.string(),
      shareClassId: id,
      className: z.string(),
      currency: z.string(),
      opening: side,
      history: side,
      /** `names`: the history says who holds what the balance left open. */
      status: z.enum(['agrees', 'names', 'differs']),
    }),
  ),
  /** Later entries that took of the balance: they are taken back and entered again on the history. */
  entersAgain: z.array(
    z.object({ shareEventId: id, number: z.int(), kind: z.string(), effectiveOn: civilDate }),
  ),
  /** The later entry that cannot stand on the history either. */
  obstacle: z
    .object({ shareEventId: id, kind: z.string(), effectiveOn: civilDate, reason: z.string() })
    .nullable(),
  isReplaceable: z.boolean(),
});

/** The history that shall take the place of the opening balance, as far as it was entered, beside that balance. */
export const getOpeningReplacement = defineCall({
  ...readingShares,
  path: '/api/Shares/GetOpeningReplacement',
  summary: 'The history before an opening balance as it was entered, compared with the balance',
  query: z.object(ofCompany),
  reply: entityList(replacement),
});

/** Who held what at the end of a day before the opening balance, by the history as far as it was entered. */
export const getEarlierRegister = defineCall({
  ...readingShares,
  path: '/api/Shares/GetEarlierRegister',
  summary: 'Holdings on a day by the history that was entered to replace the opening balance',
  query: z.object({ ...ofCompany, asAt: civilDate }),
  reply: entityList(
    z.object({
      capital: capitalShape,
      members: heldByHolders,
    }),
  ),
});

const whatHappened = shareEventRequest.refine(
  ({ kind }) => kind !== 'reversal' && kind !== 'opening-balance',
  'Enter something that happened to shares',
);

/** Keeps an entry of the earlier history, new or instead of one that was kept; the books stay as they are. */
export const saveHistoryLine = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveHistoryLine',
  summary: 'Keep an entry of the history before the opening balance',
  body: z.object({
    ...ofCompany,
    /** Left out for a new one. */
    historyLineId: id.optional(),
    /** One entry. */
    events: z.array(whatHappened).length(1),
  }),
  reply: entityList(historyLine),
  activity: 'shares.history-line-saved',
});

/** Takes an entry out of the earlier history. */
export const removeHistoryLine = defineCall({
  ...changingShares,
  path: '/api/Shares/RemoveHistoryLine',
  summary: 'Take an entry out of the history before the opening balance',
  body: z.object({ ...ofCompany, historyLineId: id }),
  reply: entityList(historyLine),
  activity: 'shares.history-line-removed',
});

/** Takes the opening balance back and records the history in its place: all of it in one act, or nothing. */
export const replaceOpeningBalance = defineCall({
  ...changingShares,
  path: '/api/Shares/ReplaceOpeningBalance',
  summary: 'Replace the opening balance of a share register by its history',
  body: z.object({
    ...ofCompany,
    ...entryFields,
    /** The lines that were shown, in their order; refused where somebody changed them since. */
    lines: z.array(id).max(1000),
    reason: z.string().trim().min(1, 'Enter why the opening balance is replaced').max(4000),
  }),
  reply: entityList(shareEventShape),
  activity: 'shares.opening-replaced',
});
