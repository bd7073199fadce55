import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, id, instant } from '../wire.ts';
import { byCompany, byCompanyInBody, ofCompany } from './share-shapes.ts';

const band = z.enum(['25-to-50-percent', '50-to-75-percent', '75-to-100-percent', 'several-currencies']);

/**
 * Why people are asked: shares are of several currencies, or were until that day; or the number of a body does not show that
 * it is a UK company or LLP, so that nobody knows whether it is registered itself or the people who own it.
 */
export const askedBecause = z.enum(['several-currencies', 'several-currencies-before', 'legal-entity']);

const proposal = z.object({
  ProposalId: id,
  /** The entry that it follows from. */
  ShareEventId: id,
  PersonName: z.string(),
  /** The companies through which they hold, the nearest first. */
  Through: z.array(z.string()),
  /** Those of them that were found by their name alone, because nobody has entered their number. */
  FoundByName: z.array(z.string()),
  /** 'asked': people must decide whether there is anything to notify. */
  Notice: z.enum(['became', 'changed', 'ceased', 'asked']),
  /** Null where nothing is asked. */
  Asked: askedBecause.nullable(),
  /**
   * PSC01, PSC02, PSC04, PSC05 or PSC07; CS01 for a change before 26 June 2017, which a confirmation statement carried; null
   * where people must be asked first.
   */
  Form: z.string().nullable(),
  ChangedOn: civilDate,
  /**
   * The last day if the person confirmed at once; the time runs from the day of the confirmation. Of a change before 26 June
   * 2017 the day by which it was to be notified if no confirmation statement had told of it.
   */
  NoticeBy: civilDate,
  /** Null: below all bands. */
  SharesBefore: band.nullable(),
  SharesAfter: band.nullable(),
  VotesBefore: band.nullable(),
  VotesAfter: band.nullable(),
  /** Null while it is open. */
  Outcome: z.enum(['done', 'dismissed', 'taken-back', 'on-record']).nullable(),
  Reason: z.string().nullable(),
  SettledAt: instant.nullable(),
  /** The day of an earlier notice about the same person that is open: it goes before. */
  Follows: civilDate.nullable(),
  /** What the record of people with significant control says of the person now; null where it was never read. */
  OnRecord: z
    .object({
      State: z.enum(['current', 'ceased', 'absent']),
      /** When they were notified, or ceased. */
      Since: civilDate.nullable(),
      Shares: band.nullable(),
      Votes: band.nullable(),
      /** Whether the record shows already what the notice would tell. */
      ShowsIt: z.boolean(),
    })
    .nullable(),
});

/** The notices about control that entries of the share register suggest; nothing is filed by itself. */
export const getControlProposals = defineCall({
  feature: 'shares',
  method: 'GET',
  path: '/api/Shares/GetControlProposals',
  summary: 'Notices about people with significant control that the share register suggests',
  query: z.object(ofCompany),
  reply: entityList(proposal),
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
});

/** Says that a notice was given, or why none is needed. */
export const settleControlProposal = defineCall({
  feature: 'shares',
  method: 'POST',
  path: '/api/Shares/SettleControlProposal',
  summary: 'Mark a proposed notice as done, or dismiss it with a reason',
  body: z.object({
    ...ofCompany,
    ProposalId: id,
    Outcome: z.enum(['done', 'dismissed']),
    /** Needed where it is dismissed. */
    Reason: z.string().trim().max(1000).optional(),
  }),
  reply: entityList(proposal),
  access: { flag: 'EditCompany', company: byCompanyInBody },
  activity: 'shares.control-proposal-settled',
  transaction: 'one',
});
