import { CONTROL_BANDS, PSC_NOTICES, REVIEW_REASONS } from '@statbook/domain/pscs';
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { submissionState } from '../../submissions/submission-shapes.ts';
import { civilDate, entityList, id, instant } from '../../wire/shapes.ts';
import { changingShares, ofCompany, readingShares } from '../share-shapes.ts';

/** A band of significant control, as the register of members gives it. */
export const controlBand = z.enum([...CONTROL_BANDS, 'several-currencies']);

/**
 * Why people are asked: shares are of several currencies, or were until that day; or the number of a body does not show that
 * it is a UK company or LLP, so that nobody knows whether it is registered itself or the people who own it.
 */
export const askedBecause = z.enum(REVIEW_REASONS);

/** The filing of a notice about control, and how far it is. */
export const noticeFiling = z.object({
  filingId: id,
  form: z.string(),
  state: submissionState,
  stateText: z.string(),
});

const proposal = z
  .object({
    proposalId: id,
    /** The entry that it follows from. */
    shareEventId: id,
    personName: z.string(),
    /** The companies through which they hold, the nearest first. */
    through: z.array(z.string()),
    /** Those of them that were found by their name alone, because nobody has entered their number. */
    foundByName: z.array(z.string()),
    /** 'asked': people must decide whether there is anything to notify. */
    notice: z.enum(PSC_NOTICES),
    /** Null where nothing is asked. */
    asked: askedBecause.nullable(),
    /**
     * PSC01, PSC02, PSC04, PSC05 or PSC07; CS01 for a change before 26 June 2017, which a confirmation statement carried; null
     * where people must be asked first.
     */
    form: z.string().nullable(),
    changedOn: civilDate,
    /**
     * The last day if the person confirmed at once; the time runs from the day of the confirmation. Of a change before 26 June
     * 2017 the day by which it was to be notified if no confirmation statement had told of it.
     */
    noticeBy: civilDate,
    /** Null: below all bands. */
    sharesBefore: controlBand.nullable(),
    sharesAfter: controlBand.nullable(),
    votesBefore: controlBand.nullable(),
    votesAfter: controlBand.nullable(),
    /** Null while it is open. */
    outcome: z.enum(['done', 'dismissed', 'taken-back', 'on-record']).nullable(),
    reason: z.string().nullable(),
    settledAt: instant.nullable(),
    /** What was begun from it and not withdrawn; it is done once that is accepted. */
    filing: noticeFiling.nullable(),
    /** The day of an earlier notice about the same person that is open: it goes before. */
    follows: civilDate.nullable(),
    /** What the record of people with significant control says of the person now; null where it was never read. */
    onRecord: z
      .object({
        state: z.enum(['current', 'ceased', 'absent']),
        /** By which a form names them; null where they are not on it now. */
        pscId: z.string().nullable(),
        /** When they were notified, or ceased. */
        since: civilDate.nullable(),
        shares: controlBand.nullable(),
        votes: controlBand.nullable(),
        /** Why nothing is to be notified; null where the record does not show yet what the notice would tell. */
        knownBecause: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ title: 'ControlProposal' });

/** The notices about control that entries of the share register suggest; nothing is filed by itself. */
export const getControlProposals = defineCall({
  ...readingShares,
  path: '/api/Shares/GetControlProposals',
  summary: 'Notices about people with significant control that the share register suggests',
  query: z.object(ofCompany),
  reply: entityList(proposal),
});

/** Says that a notice was given, or why none is needed. */
export const settleControlProposal = defineCall({
  ...changingShares,
  path: '/api/Shares/SettleControlProposal',
  summary: 'Mark a proposed notice as done, or dismiss it with a reason',
  body: z.object({
    ...ofCompany,
    proposalId: id,
    outcome: z.enum(['done', 'dismissed']),
    /** Needed where it is dismissed. */
    reason: z.string().trim().max(1000).optional(),
  }),
  reply: entityList(proposal),
  activity: 'shares.control-proposal-settled',
});
