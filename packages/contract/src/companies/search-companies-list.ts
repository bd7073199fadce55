import { z } from 'zod';
import { defineCall } from '../call.ts';
import { civilDate, connectionType, id } from '../wire.ts';
import { companyService } from './company-service.ts';

/** Searches the public register. It shows about the first thousand of what it finds. */
export const searchCompaniesList = defineCall({
  feature: 'companies',
  method: 'GET',
  path: '/api/CompanyInformation/SearhCompanieslist',
  summary: 'Search the public register by name or number',
  query: z.object({
    searchQuery: z.string().trim().min(1, 'Enter a name or a number').max(160),
    ConnectionType: connectionType,
    StartIndex: z.coerce.number().int().min(0).max(1000).optional(),
    PageSize: z.coerce.number().int().min(2).max(100).optional(),
    ActiveOnly: z.stringbool().optional(),
  }),
  reply: z.object({
    Entity: z.array(
      z.object({
        CompanyNumber: z.string(),
        CompanyName: z.string(),
        CompanyType: z.string().nullable(),
        CompanyStatus: z.string().nullable(),
        IncorporatedOn: civilDate.nullable(),
        DissolvedOn: civilDate.nullable(),
        AddressText: z.string().nullable(),
        Service: companyService,
        /** Its record here, where it is in the list already and within reach. */
        CompanyId: id.nullable(),
      }),
    ),
    Total: z.int(),
    HasMore: z.boolean(),
  }),
  access: { flag: 'ImportaCompany' },
  activity: null,
  transaction: 'process',
});
