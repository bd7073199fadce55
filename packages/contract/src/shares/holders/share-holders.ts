import { COMPANY_NUMBER_ASKED, parseCompanyNumber } from '@statbook/domain/companies';
import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { callerText, civilDate, entityList, id } from '../../wire/shapes.ts';
import {
  asAt,
  certificateShape,
  changingShares,
  holderAddress,
  holdingChangeShape,
  holdingShape,
  ofCompany,
  readingShares,
  shareHolderShape,
} from '../share-shapes.ts';

const name = z.string().trim().min(1, 'Enter the name').max(160);
/** At Companies House, as people type it; what stands in another country's register is no such number. */
const registeredNumber = z
  .string()
  .trim()
  .max(20)
  .transform((typed, context) => {
    const parsed = parseCompanyNumber(typed);
    if (parsed.ok) return parsed.number;
    context.addIssue({ code: 'custom', message: COMPANY_NUMBER_ASKED });
    return z.NEVER;
  });

const whichPerson = {
  /**
   * Of somebody who already stands in this register, alone or jointly. Without it, whoever is entered as a holder is the
   * one of their name and kind in the register, where there is exactly one and neither the company number nor the address
   * of the account says otherwise; otherwise somebody new.
   */
  personId: id.optional(),
  /** Somebody new, although a person of the same name stands in the register. */
  isAnotherPerson: z.boolean().optional(),
};

/** Somebody who is entered as a holder, alone or jointly. */
export const memberGiven = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('person'),
      ...whichPerson,
      surname: name,
      forename: z.string().trim().max(100).optional(),
    }),
    z.object({
      kind: z.literal('company'),
      ...whichPerson,
      name,
      companyNumber: registeredNumber.optional(),
    }),
  ])
  .meta({ title: 'MemberEntered' });

/** Who holds shares, as it is entered. */
export const holderFields = {
  /** Joint holders in the order in which they are named. */
  members: z.array(memberGiven).min(1, 'Enter who holds the shares').max(20),
  /** Tells accounts of the same people apart; never a trust. */
  designation: z.string().trim().max(100).optional(),
  address: holderAddress.optional(),
};

/** Enters somebody who can hold shares, or what is now known of their name and address. */
export const saveShareHolder = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveShareHolder',
  summary: 'Enter a shareholder, or a change of their particulars',
  body: z.object({
    ...ofCompany,
    /** Left out for a new holder. */
    holderId: id.optional(),
    /** Since when a change is so; left out where the particulars were entered wrongly and are corrected from the first. */
    effectiveOn: civilDate.optional(),
    ...holderFields,
  }),
  reply: entityList(shareHolderShape),
  activity: 'shares.holder-saved',
});

/** Enters many new holders at once, as out of a spreadsheet; they come back in the same order. */
export const saveMultiShareHolder = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveMultiShareHolder',
  summary: 'Enter many shareholders',
  body: z.object({ ...ofCompany, holders: z.array(z.object(holderFields)).min(1).max(5000) }),
  reply: entityList(shareHolderShape),
  activity: 'shares.holders-saved',
});

/** Everybody who can be chosen as transferee. */
export const addShareHolderInTransferShare = defineCall({
  ...readingShares,
  path: '/api/Shares/AddShareHolderInTransferShare',
  summary: 'Holders to choose from for a transfer',
  query: z.object(ofCompany),
  reply: entityList(shareHolderShape),
});

const holderWithHoldings = shareHolderShape.extend({ holdings: z.array(holdingShape) });

/** Everybody in the register with what they hold today. */
export const getMultiShareHolderDetails = defineCall({
  ...readingShares,
  path: '/api/Shares/GetMultiShareHolderDetails',
  summary: 'Shareholders and their holdings',
  query: z.object({ ...ofCompany, userId: callerText }),
  reply: entityList(holderWithHoldings),
  caller: { userId: 'user' },
});

/** Holders of a name: what they hold, every entry that changed it, and their certificates as they are today. */
export const getShareHolderOverviewDetails = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareHolderOverviewDetails',
  summary: 'A shareholder: holdings, history and certificates',
  query: z.object({
    ...ofCompany,
    ...asAt,
    /** One holder; left out, all who are found by what follows. */
    holderId: id.optional(),
    /** Part of the name, in any case. */
    shareholderName: z.string().trim().max(320).optional(),
    /** Part of the address, in any case. */
    address: z.string().trim().max(320).optional(),
    /** Holders of shares have one role here; any other finds nobody. */
    officerRole: z.string().trim().max(50).optional(),
  }),
  reply: entityList(
    holderWithHoldings.extend({
      /** The pages of the members, in their order; of who was entered a moment ago there is none yet. */
      people: z.array(z.object({ personId: id, name: z.string() })),
      history: z.array(holdingChangeShape),
      certificates: z.array(certificateShape),
    }),
  ),
  wire: { input: { names: { address: 'address' } } },
});
