import { z } from 'zod';
import { defineCall, reading } from '../../call.ts';
import { entityList } from '../../wire/shapes.ts';

/** The tags of the companies within reach, by name, and how many companies of the list have each. */
export const getCompanyTags = defineCall({
  ...reading('companies', { flag: 'viewCompany' }),
  path: '/api/CompanyInformation/GetCompanyTags',
  summary: 'Tags in use, with how many companies have each',
  reply: entityList(z.object({ tag: z.string(), companies: z.int() })),
});
