import { findEmailRefusal, isSicCode, MOST_SIC_CODES } from '@statbook/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { entityList, id, instant } from '../wire.ts';

/** What the practice keeps of a company for its filings; it changes nothing on the register. */
export const keptInformation = z.object({
  Email: z.string().nullable(),
  SicCodes: z.array(z.object({ Code: z.string(), Description: z.string().nullable() })),
  RecordedAt: instant,
  RecordedBy: z.string().nullable(),
});

const toCodes = (text: string) => text.split('/').filter((code) => code !== '');

/** Keeps the e-mail address and the activities of a company for its filings. What is left out stays as it is. */
export const updateRegisteredInfo = defineCall({
  feature: 'companies',
  method: 'GET',
  alsoPost: true,
  path: '/api/EditCompanyInfo/UpdateRegisteredInfo',
  summary: 'Keep a company’s e-mail address and SIC codes for its filings',
  query: z.object({
    CompanyId: id,
    /** Empty: none is kept. */
    Email: z
      .string()
      .trim()
      .refine(
        (text) => text === '' || findEmailRefusal(text) === undefined,
        'Enter an email address in the correct format, like name@example.com',
      )
      .optional(),
    /** Codes joined by `/`; empty: none are kept. */
    SICCodes: z
      .string()
      .trim()
      .max(60)
      .refine((text) => toCodes(text).every(isSicCode), 'Enter five-digit codes of the SIC 2007')
      .refine((text) => new Set(toCodes(text)).size === toCodes(text).length, 'Enter each code once')
      .refine((text) => toCodes(text).length <= MOST_SIC_CODES, `Enter at most ${MOST_SIC_CODES} codes`)
      .transform(toCodes)
      .optional(),
  }),
  reply: entityList(keptInformation),
  access: { flag: 'EditCompany', company: { in: 'query', field: 'CompanyId', by: 'id' } },
  activity: 'company.details-saved',
  transaction: 'one',
});
