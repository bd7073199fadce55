import { PSC_NOTICES } from '@statbook/domain/pscs';
import { FIGURE_READINGS } from '@statbook/domain/share-capital';
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { civilDate, entityList, exactDecimal, id } from '../../wire/shapes.ts';
import { askedBecause, controlBand } from '../control/control-proposals.ts';
import { submissionState } from '../../submissions/submission-shapes.ts';
import { dateIfKnown, shareEventRequest } from './share-event-request.ts';
import { holderFields } from '../holders/share-holders.ts';
import {
  capitalShape,
  certificateShape,
  changingShares,
  classTermsShape,
  ofCompany,
  readingShares,
  shareEventShape,
} from '../share-shapes.ts';

/** A correction is a reversal and what should have been recorded, together. */
const events = z.array(shareEventRequest).min(1, 'Enter what happened').max(20);

/** The duty in GBP on the return of a buy-back; null where none is due. */
const stampDutyOnReturn = z.object({ duty: exactDecimal, dueOn: civilDate }).nullable();
/** What is unpaid on shares together; null where it is not known. */
const unpaid = z.object({ currency: z.string(), amount: exactDecimal.nullable() });

const figureReading = z.enum(FIGURE_READINGS, 'Say what the figures of the entry mean');
/** What the figures of later entries mean, where their class gets more or fewer shares than when they were entered. */
const readings = z
  .array(z.object({ shareEventId: id, reading: figureReading }))
  .max(5000)
  .optional();

/** Asked of a later entry before anything is recorded: its figures in both readings. */
const figureQuestion = z.object({
  figures: z.array(
    z.object({
      /** Of shares, of what is paid on each, or of a ratio. */
      name: z.string(),
      asEntered: exactDecimal,
      /** In proportion to the shares that it was entered of; null where that is not exact. */
      restated: exactDecimal.nullable(),
    }),
  ),
  answer: figureReading.nullable(),
  /** The reading that this plan shows. */
  planned: figureReading,
  /** Readings that cannot be entered, and why. */
  refused: z.array(z.object({ reading: figureReading, message: z.string() })),
});

const plannedEvent = z
  .object({
    kind: z.string(),
    effectiveOn: civilDate,
    /** Not asked for: a later entry whose books change is taken back and entered again. Null for what was asked. */
    entersAgain: z.object({ shareEventId: id, number: z.int() }).nullable(),
    /** Null where its figures can mean one thing only. */
    question: figureQuestion.nullable(),
    notes: z.array(z.object({ code: z.string(), message: z.string() })),
    holdings: z.array(
      z.object({
        holderId: id.nullable(),
        holderName: z.string(),
        shareClassId: id,
        className: z.string(),
        before: exactDecimal,
        after: exactDecimal,
        unpaidBefore: unpaid,
        unpaidAfter: unpaid,
      }),
    ),
    capital: z.object({ before: capitalShape, after: capitalShape }),
    certificatesCancelled: z.array(z.int()),
    certificatesIssued: z.array(
      z.object({
        holderId: id,
        holderName: z.string(),
        shareClassId: id,
        className: z.string(),
        shares: exactDecimal,
        numbers: z.string(),
        origin: z.string(),
      }),
    ),
    filings: z.array(z.object({ form: z.string(), dueOn: civilDate })),
    registerBy: civilDate.nullable(),
    certificatesBy: civilDate.nullable(),
    stampDuty: stampDutyOnReturn,
  })
  .meta({ title: 'PlannedShareEvent' });

/** Whose control changes on a day, and what that would have a company notify; nothing is notified by itself. */
const plannedControl = z.object({
  personId: id,
  name: z.string(),
  /** A day of the entry or, where it is of an earlier day than others, a later one. */
  on: civilDate,
  /**
   * What will be proposed; 'known' where the record or an earlier notice says so already. 'withdrawn': the books showed a
   * change on this day until now, and would not any more.
   */
  notice: z.enum([...PSC_NOTICES, 'known', 'withdrawn']),
  /** Why nothing is to be notified of what is known; the proposal that is settled by it gives the same reason. */
  knownBecause: z.string().nullable(),
  /** Null where nothing is asked. */
  asked: askedBecause.nullable(),
  /** What the books say of the end of that day until now, and after the entry. Null: below all bands. */
  sharesBefore: controlBand.nullable(),
  sharesAfter: controlBand.nullable(),
  votesBefore: controlBand.nullable(),
  votesAfter: controlBand.nullable(),
});

const newHolders = z
  .array(z.object({ holderId: id, ...holderFields }))
  .max(5000)
  .optional();

/** Says what would change if this were recorded, and records nothing. */
export const planShareEvent = defineCall({
  ...changingShares,
  path: '/api/Shares/PlanShareEvent',
  summary: 'What an entry in the share register would change',
  body: z.object({ ...ofCompany, newHolders, readings, events }),
  reply: entityList(
    z.object({
      /** The last entry that the plan knows; given back when it is recorded, so that nothing came between. */
      basis: z.int(),
      events: z.array(plannedEvent),
      control: z.array(plannedControl),
    }),
  ),
  activity: null,
});

/** What every call that records takes besides what happened. */
export const entryFields = {
  /** Made by the sender, new for each entry: sent again under the same key, it is recorded once. */
  key: id.optional(),
  /** The basis of the plan that was shown; refused when something was recorded since. */
  basis: z.int().nonnegative().optional(),
  /**
   * Who is entered in the register along with it, each under a new id of the sender's own by which the entry names them. Sent
   * again they are the same; a plan enters nobody.
   */
  newHolders,
};

/** When the certificates that an entry issues are dated. */
export const certificateDateFields = {
  /** From the day the entry takes effect to today; left out, they are dated today. */
  certificatesIssuedOn: dateIfKnown('date of the certificates'),
};

/** Records what happened to shares: all of it or nothing. */
export const recordShareEvent = defineCall({
  ...changingShares,
  path: '/api/Shares/RecordShareEvent',
  summary: 'Record an entry in the share register, or take one back',
  body: z.object({ ...ofCompany, ...entryFields, ...certificateDateFields, readings, events }),
  reply: entityList(shareEventShape),
  activity: 'shares.recorded',
});

const listedEvent = shareEventShape.extend({
  /** What was entered together, a correction's reversal and new entry, has one. */
  entryId: id,
  /** The name of who recorded it; null where it came by a filing or an import. */
  recordedBy: z.string().nullable(),
  /** Whose shares it concerns. */
  holderIds: z.array(id),
  /** Which classes it concerns, as they were on its day; one whose terms it changes, as it was before. */
  classes: z.array(z.object({ shareClassId: id, className: z.string(), currency: z.string() })),
});

/** Everything that was recorded, reversed entries too, in the order of recording. */
export const getShareEvents = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareEvents',
  summary: 'Entries of the share register',
  query: z.object(ofCompany),
  reply: entityList(listedEvent),
});

/** One entry in full: what it did to whose shares, its certificates, and the forms that followed from it. */
export const getShareEventDetails = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareEventDetails',
  summary: 'An entry of the share register in full',
  query: z.object({ ...ofCompany, shareEventId: id }),
  reply: entityList(
    listedEvent.extend({
      movements: z.array(
        z.object({
          /** Null for the company itself. */
          holderId: id.nullable(),
          accountName: z.string(),
          account: z.enum(['holder', 'treasury', 'issuer', 'cancelled']),
          shareClassId: id,
          className: z.string(),
          sharesIn: exactDecimal,
          sharesOut: exactDecimal,
          numbersIn: z.string(),
          numbersOut: z.string(),
          /** On the shares that came, and on those that went. */
          unpaidIn: unpaid,
          unpaidOut: unpaid,
        }),
      ),
      /** What it changed about classes themselves. */
      terms: z.array(z.object({ shareClassId: id, before: classTermsShape, after: classTermsShape })),
      certificates: z.array(certificateShape),
      certificatesCancelled: z.array(z.int()),
      /** The forms that followed, with their last days; of a reversal none, its second filing is made by hand. */
      filings: z.array(
        z.object({
          form: z.string(),
          dueOn: civilDate,
          /** The filing that was begun from the entry and not withdrawn; null while there is none. */
          filing: z
            .object({
              filingId: id,
              state: submissionState,
              stateText: z.string(),
              acceptedOn: civilDate.nullable(),
            })
            .nullable(),
        }),
      ),
      /** The last days for the company's own books; null where nothing follows. */
      registerBy: civilDate.nullable(),
      certificatesBy: civilDate.nullable(),
      stampDuty: stampDutyOnReturn,
      /** Everything that was recorded together with it, itself included, in order. */
      together: z.array(
        z.object({
          shareEventId: id,
          number: z.int(),
          kind: z.string(),
          effectiveOn: civilDate,
          /** The entry that it enters again, because one before it has changed its books. */
          entersAgain: id.nullable(),
        }),
      ),
      /** The numbers of all certificates that were issued and cancelled by what was recorded together. */
      certificatesTogether: z.object({ issued: z.array(z.int()), cancelled: z.array(z.int()) }),
    }),
  ),
});
