import { z } from 'zod';
import { changing, defineCall } from '../../call.ts';
import { done, id } from '../../wire/shapes.ts';

/** As many as a company may have. */
export const MOST_COMPANY_TAGS = 20;

/** A word by which companies are grouped: a partner, a client code, a month. */
export const companyTag = z
  .string()
  .transform((text) => text.trim().replaceAll(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, 'Enter a tag')
      .max(40, 'Enter at most 40 characters for a tag')
      .regex(/^[^,]*$/, 'Enter a tag without a comma'),
  );

const tags = z
  .array(companyTag)
  .max(MOST_COMPANY_TAGS, `Enter at most ${MOST_COMPANY_TAGS} tags`)
  .default([]);

/**
 * Gives tags to companies and takes others from them, all of them or none. Capitals make no other tag: one that is in use
 * keeps its spelling.
 */
export const tagCompanies = defineCall({
  ...changing('companies', { flag: 'editCompany' }),
  path: '/api/CompanyInformation/TagCompanies',
  summary: 'Give tags to companies, and take tags from them',
  body: z.object({
    companyIds: z
      .array(id)
      .min(1, 'Choose at least one company')
      .max(500, 'Choose at most 500 companies at once'),
    add: tags,
    remove: z.array(companyTag).max(500).default([]),
  }),
  reply: done,
  activity: 'companies.tagged',
});
