import { EMAIL_REFUSALS, findEmailRefusal } from '@statbook/domain/companies';
import { isSicCode, MOST_SIC_CODES } from '@statbook/domain/reference-data';
import { z } from 'zod';
import { aboutCompany, changing, defineCall } from '../../call.ts';
import { entityList, id, instant } from '../../wire/shapes.ts';

/** What the practice keeps of a company for its filings; it changes nothing on the register. */
export const filingPreferences = z.object({
  email: z.string().nullable(),
  sicCodes: z.array(z.object({ code: z.string(), description: z.string().nullable() })),
  recordedAt: instant,
  recordedBy: z.string().nullable(),
});

const toCodes = (text: string) => text.split('/').filter((code) => code !== '');

/** Codes of the SIC 2007 joined by `/`; empty: none. */
export const joinedSicCodes = z
  .string()
  .trim()
  .max(60)
  .refine((text) => toCodes(text).every(isSicCode), 'Enter five-digit codes of the SIC 2007')
  .refine((text) => new Set(toCodes(text)).size === toCodes(text).length, 'Enter each code once')
  .refine((text) => toCodes(text).length <= MOST_SIC_CODES, `Enter at most ${MOST_SIC_CODES} codes`)
  .transform(toCodes);

/** Keeps the e-mail address and the activities of a company for its filings. What is left out stays as it is. */
export const updateRegisteredInfo = defineCall({
  ...changing('companies', aboutCompany('editCompany')),
  method: 'GET',
  alsoPost: true,
  path: '/api/EditCompanyInfo/UpdateRegisteredInfo',
  summary: 'Keep a company’s email address and SIC codes for its filings',
  query: z.object({
    companyId: id,
    /** Empty: none is kept. */
    email: z
      .string()
      .trim()
      .refine((text) => text === '' || findEmailRefusal(text) === undefined, EMAIL_REFUSALS['not-an-email'])
      .optional(),
    sicCodes: joinedSicCodes.optional(),
  }),
  reply: entityList(filingPreferences),
  wire: { input: { names: { sicCodes: 'SICCodes' } } },
  activity: 'company.details-saved',
});
