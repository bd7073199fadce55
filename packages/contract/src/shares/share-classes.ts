import { z } from 'zod';
import { defineCall } from '../call.ts';
import { callerText, entityList, exactDecimal, id } from '../wire.ts';
import {
  asAt,
  byCompany,
  byCompanyInBody,
  capitalShape,
  holdingShape,
  ofCompany,
  readingHead,
  shareClassShape,
} from './share-shapes.ts';

/** What a class of shares is set up with. */
export const classFields = {
  ClassName: z.string().trim().min(1, 'Enter the name of the class').max(50, 'Enter at most 50 characters'),
  Currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'Enter the three letters of the currency, such as GBP'),
  NominalValue: z
    .string()
    .trim()
    .regex(/^(?=.*[1-9])\d{1,8}(\.\d{1,6})?$/, 'Enter the nominal value above zero, such as 1 or 0.10'),
  Particulars: z.string().trim().min(1, 'Enter the rights attached to the shares').max(4000),
  VotesPerShare: z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'Enter the votes of each share as a whole number, 0 for none'),
  IsRedeemable: z.boolean(),
  /** Whether each share bears a number. */
  IsNumbered: z.boolean(),
};

/** Sets up a class, or changes one that never had shares. */
export const saveShareDetails = defineCall({
  feature: 'shares',
  method: 'POST',
  path: '/api/Shares/SaveShareDetails',
  summary: 'Set up a class of shares',
  body: z.object({
    ...ofCompany,
    UserId: callerText,
    /** Left out for a new class. */
    ShareClassId: id.optional(),
    ...classFields,
  }),
  reply: entityList(shareClassShape),
  access: { flag: 'EditCompany', company: byCompanyInBody },
  caller: { UserId: 'user' },
  activity: 'shares.class-saved',
  transaction: 'one',
});

const reading = {
  feature: 'shares',
  method: 'GET',
  access: { flag: 'ViewCompany', company: byCompany },
  activity: null,
  transaction: 'one',
} as const;

/** The classes as they are today. */
export const getShareClassDetails = defineCall({
  ...reading,
  path: '/api/Shares/GetShareClassDetails',
  summary: 'Classes of shares and how many are in issue',
  query: z.object({ ...ofCompany, UserId: callerText }),
  reply: entityList(shareClassShape),
  caller: { UserId: 'user' },
});

/** The classes with their terms and the capital that they make up, at the end of a day as known now or earlier. */
export const companyInformationReportShareClass = defineCall({
  ...reading,
  path: '/api/CompanyInformation/CompanyInformationReportShareClass',
  summary: 'Statement of capital from the share register as at a date',
  query: z.object({ ...ofCompany, ...asAt, UserId: callerText }),
  reply: entityList(
    capitalShape.extend({
      ...readingHead,
      /** False of a company that has members, but no shares. */
      HasShareCapital: z.boolean(),
      Classes: z.array(shareClassShape),
    }),
  ),
  caller: { UserId: 'user' },
});

/** The classes of which somebody holds shares that could be transferred, with the holders. */
export const getShareClassDetailsForTransfer = defineCall({
  ...reading,
  path: '/api/Shares/GetShareClassDetailsForTransfer',
  summary: 'Classes and holders to choose from for a transfer',
  query: z.object(ofCompany),
  reply: entityList(
    z.object({
      ShareClassId: id,
      ClassName: z.string(),
      Currency: z.string(),
      NominalValue: exactDecimal,
      IsNumbered: z.boolean(),
      Holdings: z.array(holdingShape),
    }),
  ),
});
