import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { callerText, entityList, exactDecimal, id } from '../../wire/shapes.ts';
import {
  asAt,
  capitalShape,
  changingShares,
  holdingShape,
  ofCompany,
  readingHead,
  readingShares,
  shareClassShape,
} from '../share-shapes.ts';

/** What a class of shares is set up with. */
export const classFields = {
  className: z.string().trim().min(1, 'Enter the name of the class').max(50, 'Enter at most 50 characters'),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Enter the three letters of the currency, such as GBP'),
  nominalValue: z
    .string()
    .trim()
    .regex(/[1-9]/, 'Enter the nominal value above zero, such as 1 or 0.10')
    .regex(
      /^\d{1,8}(\.\d{1,6})?$/,
      'Enter a nominal value such as 1 or 0.10: at most 8 digits before the point and 6 after it',
    ),
  particulars: z.string().trim().min(1, 'Enter the rights attached to the shares').max(4000),
  votesPerShare: z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'Enter the votes of each share as a whole number, 0 for none'),
  isRedeemable: z.boolean(),
  /** Whether each share bears a number. */
  isNumbered: z.boolean(),
};

/** Sets up a class, or changes one that never had shares. */
export const saveShareDetails = defineCall({
  ...changingShares,
  path: '/api/Shares/SaveShareDetails',
  summary: 'Set up a class of shares',
  body: z.object({
    ...ofCompany,
    userId: callerText,
    /** Left out for a new class. */
    shareClassId: id.optional(),
    ...classFields,
  }),
  reply: entityList(shareClassShape),
  caller: { userId: 'user' },
  activity: 'shares.class-saved',
});

/** The classes as they are today. */
export const getShareClassDetails = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareClassDetails',
  summary: 'Classes of shares and how many are in issue',
  query: z.object({ ...ofCompany, userId: callerText }),
  reply: entityList(shareClassShape),
  caller: { userId: 'user' },
});

/** The classes with their terms and the capital that they make up, at the end of a day as known now or earlier. */
export const companyInformationReportShareClass = defineCall({
  ...readingShares,
  path: '/api/CompanyInformation/CompanyInformationReportShareClass',
  summary: 'Statement of capital from the share register as at a date',
  query: z.object({ ...ofCompany, ...asAt, userId: callerText }),
  reply: entityList(
    capitalShape.extend({
      ...readingHead,
      /** False of a company that has members, but no shares. For other programs: our pages go by its type. */
      hasShareCapital: z.boolean(),
      classes: z.array(shareClassShape),
    }),
  ),
  caller: { userId: 'user' },
});

/** The classes of which somebody holds shares that could be transferred, with the holders. */
export const getShareClassDetailsForTransfer = defineCall({
  ...readingShares,
  path: '/api/Shares/GetShareClassDetailsForTransfer',
  summary: 'Classes and holders to choose from for a transfer',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({
      shareClassId: id,
      className: z.string(),
      currency: z.string(),
      nominalValue: exactDecimal,
      isNumbered: z.boolean(),
      holdings: z.array(holdingShape),
    }),
  ),
});
