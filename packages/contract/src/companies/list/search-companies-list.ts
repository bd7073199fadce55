import { z } from 'zod';
import { defineCall, readingInSteps } from '../../call.ts';
import { civilDate, connectionType, id } from '../../wire/shapes.ts';
import { companyService } from '../company-service.ts';

/** Searches the public register. It shows about the first thousand of what it finds. */
export const searchCompaniesList = defineCall({
  ...readingInSteps('companies', { flag: 'importCompany' }),
  path: '/api/CompanyInformation/SearhCompanieslist',
  summary: 'Search the public register by name or number',
  query: z.object({
    searchQuery: z.string().trim().min(1, 'Enter a name or a number').max(160),
    connectionType,
    startIndex: z.coerce.number().int().min(0).max(1000).optional(),
    pageSize: z.coerce.number().int().min(2).max(100).optional(),
    activeOnly: z.stringbool().optional(),
  }),
  reply: z.object({
    entity: z.array(
      z.object({
        companyNumber: z.string(),
        companyName: z.string(),
        companyType: z.string().nullable(),
        companyStatus: z.string().nullable(),
        incorporatedOn: civilDate.nullable(),
        dissolvedOn: civilDate.nullable(),
        addressText: z.string().nullable(),
        service: companyService,
        /** Its record here, where it is in the list already and within reach. */
        companyId: id.nullable(),
      }),
    ),
    total: z.int(),
    hasMore: z.boolean(),
  }),
  wire: { input: { names: { searchQuery: 'searchQuery' } } },
});
