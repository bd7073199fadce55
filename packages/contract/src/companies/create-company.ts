import { HAND_MADE_TYPES } from '@statbook/domain/companies';
import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { beginsNew } from './archive/begins-new.ts';
import { callerText, civilDate, entityList, id, typedCompanyNumber } from '../wire/shapes.ts';

const line = z.string().trim().max(100).optional();
const needed = (message: string) => z.string().trim().min(1, message).max(100);

/** Takes a company into the list as a person describes it; the register is not asked, and may be read later. */
export const createCompany = defineCall({
  ...changing('companies', { flag: 'createCompany' }),
  path: '/api/CompanyInformation/CreateCompany',
  summary: 'Make the record of a company by hand',
  body: z.object({
    companyNumber: typedCompanyNumber,
    companyName: z.string().trim().min(1, 'Enter the company’s name').max(160),
    companyType: z.enum(HAND_MADE_TYPES),
    incorporatedOn: civilDate,
    /** A key of the register; the letters of the number say which are possible. */
    jurisdiction: z.enum(['england-wales', 'wales', 'england', 'scotland', 'northern-ireland']),
    registeredOffice: z.strictObject({
      premises: line,
      addressLine1: needed('Enter the first line of the address'),
      addressLine2: line,
      locality: needed('Enter the town'),
      region: line,
      postalCode: needed('Enter the postcode'),
      country: line,
    }),
    beginsNew,
    userId: callerText,
    createdBy: callerText,
  }),
  reply: entityList(z.object({ companyId: id, companyNumber: z.string(), companyName: z.string() })),
  caller: { userId: 'user', createdBy: 'user' },
  activity: 'company.created',
  transaction: 'process',
});
