import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, entityList, exactDecimal, id } from '../wire.ts';
import { askedBecause } from './control-proposals.ts';
import { shareEventRequest } from './share-event-request.ts';
import { holderFields } from './share-holders.ts';
import {
  byCompany,
  byCompanyInBody,
  capitalShape,
  certificateShape,
  classTermsShape,
  ofCompany,
  shareEventShape,
} from './share-shapes.ts';

/** A correction is a reversal and what should have been recorded, together. */
const events = z.array(shareEventRequest).min(1, 'Enter what happened').max(20);

/** The duty in GBP on the return of a buy-back; null where none is due. */
const stampDutyOnReturn = z.object({ Duty: exactDecimal, DueOn: civilDate }).nullable();
/** What is unpaid on shares together; null where it is not known. */
const unpaid = z.object({ Currency: z.string(), Amount: exactDecimal.nullable() });

const plannedEvent = z.object({
  Kind: z.string(),
  EffectiveOn: civilDate,
  /** Not asked for: a later entry whose books change is taken back and entered again. Null for what was asked. */
  EntersAgain: z.object({ ShareEventId: id, Number: z.int() }).nullable(),
  Notes: z.array(z.object({ Code: z.string(), Message: z.string() })),
  Holdings: z.array(
    z.object({
      HolderId: id.nullable(),
      HolderName: z.string(),
      ShareClassId: id,
      ClassName: z.string(),
      Before: exactDecimal,
      After: exactDecimal,
      UnpaidBefore: unpaid,
      UnpaidAfter: unpaid,
    }),
  ),
  Capital: z.object({ Before: capitalShape, After: capitalShape }),
  CertificatesCancelled: z.array(z.int()),
  CertificatesIssued: z.array(
    z.object({
      HolderId: id,
      HolderName: z.string(),
      ShareClassId: id,
      ClassName: z.string(),
      Shares: exactDecimal,
      Numbers: z.string(),
      Origin: z.string(),
    }),
  ),
  Filings: z.array(z.object({ Form: z.string(), DueOn: civilDate })),
  RegisterBy: civilDate.nullable(),
  CertificatesBy: civilDate.nullable(),
  StampDuty: stampDutyOnReturn,
});

/** Whose control changes on a day, and what that would have a company notify; nothing is notified by itself. */
const plannedControl = z.object({
  PersonId: id,
  Name: z.string(),
  /** A day of the entry or, where it is of an earlier day than others, a later one. */
  On: civilDate,
  /**
   * What will be proposed; 'known' where the record or an earlier notice says so already. 'withdrawn': the books showed a
   * change on this day until now, and would not any more.
   */
  Notice: z.enum(['became', 'changed', 'ceased', 'asked', 'known', 'withdrawn']),
  /** Null where nothing is asked. */
  Asked: askedBecause.nullable(),
  /** What the books say of the end of that day until now, and after the entry. Null: below all bands. */
  SharesBefore: z.string().nullable(),
  SharesAfter: z.string().nullable(),
  VotesBefore: z.string().nullable(),
  VotesAfter: z.string().nullable(),
});

const newHolders = z
  .array(z.object({ HolderId: id, ...holderFields }))
  .max(5000)
  .optional();

/** Says what would change if this were recorded, and records nothing. */
export const planShareEvent = defineCall({
  feature: 'shares',
  method: 'POST',
  path: '/api/Shares/PlanShareEvent',
  summary: 'What an entry in the share register would change',
  body: z.object({ ...ofCompany, NewHolders: newHolders, Events: events }),
  reply: entityList(
    z.object({
      /** The last entry that the plan knows; given back when it is recorded, so that nothing came between. */
      Basis: z.int(),
      Events: z.array(plannedEvent),
      Control: z.array(plannedControl),
    }),
  ),
  access: { flag: 'EditCompany', company: byCompanyInBody },
  activity: null,
  transaction: 'one',
});

/** What every call that records takes besides what happened. */
export const entryFields = {
  /** Made by the sender, new for each entry: sent again under the same key, it is recorded once. */
  Key: id.optional(),
  /** The basis of the plan that was shown; refused when something was recorded since. */
  Basis: z.int().nonnegative().optional(),
  /**
   * Who is entered in the register along with it, each under a new id of the sender's own by which the entry names them. Sent
   * again they are the same; a plan enters nobody.
   */
  NewHolders: newHolders,
};

/** Records what happened to shares: all of it or nothing. */
export const recordShareEvent = defineCall({
  feature: 'shares',
  method: 'POST',
  path: '/api/Shares/RecordShareEvent',
  summary: 'Record an entry in the share register, or take one back',
  body: z.object({ ...ofCompany, ...entryFields, Events: events }),
  reply: entityList(shareEventShape),
  access: { flag: 'EditCompany', company: byCompanyInBody },
  activity: 'shares.recorded',
  transaction: 'one',
});

const listedEvent = shareEventShape.extend({
  /** What was entered together, a correction's reversal and new entry, has one. */
  EntryId: id,
  /** The name of who recorded it; null where it came by a filing or an import. */
  RecordedBy: z.string().nullable(),
  /** Whose shares it concerns. */
  HolderIds: z.array(id),
  /** Which classes it concerns, as they were on its day; one whose terms it changes, as it was before. */
  Classes: z.array(z.object({ ShareClassId: id, ClassName: z.string(), Currency: z.string() })),
});

/** Everything that was recorded, reversed entries too, in the order of recording. */
export const getShareEvents = defineCall({
  feature: 'shares',
  method: 'GET',
  path: '/api/Shares/GetShareEvents',
  summary: 'Entries of the share register',
  query: z.object(ofCompany),
  reply: entityList(listedEvent),
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
});

/** One entry in full: what it did to whose shares, its certificates, and the forms that followed from it. */
export const getShareEventDetails = defineCall({
  feature: 'shares',
  method: 'GET',
  path: '/api/Shares/GetShareEventDetails',
  summary: 'An entry of the share register in full',
  query: z.object({ ...ofCompany, ShareEventId: id }),
  reply: entityList(
    listedEvent.extend({
      Movements: z.array(
        z.object({
          /** Null for the company itself. */
          HolderId: id.nullable(),
          AccountName: z.string(),
          Account: z.enum(['holder', 'treasury', 'issuer', 'cancelled']),
          ShareClassId: id,
          ClassName: z.string(),
          SharesIn: exactDecimal,
          SharesOut: exactDecimal,
          NumbersIn: z.string(),
          NumbersOut: z.string(),
          /** On the shares that came, and on those that went. */
          UnpaidIn: unpaid,
          UnpaidOut: unpaid,
        }),
      ),
      /** What it changed about classes themselves. */
      Terms: z.array(z.object({ ShareClassId: id, Before: classTermsShape, After: classTermsShape })),
      Certificates: z.array(certificateShape),
      CertificatesCancelled: z.array(z.int()),
      /** The forms that followed, with their last days; of a reversal none, its second filing is made by hand. */
      Filings: z.array(z.object({ Form: z.string(), DueOn: civilDate })),
      /** The last days for the company's own books; null where nothing follows. */
      RegisterBy: civilDate.nullable(),
      CertificatesBy: civilDate.nullable(),
      StampDuty: stampDutyOnReturn,
      /** Everything that was recorded together with it, itself included, in order. */
      Together: z.array(
        z.object({
          ShareEventId: id,
          Number: z.int(),
          Kind: z.string(),
          EffectiveOn: civilDate,
          /** The entry that it enters again, because one before it has changed its books. */
          EntersAgain: id.nullable(),
        }),
      ),
    }),
  ),
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
});
