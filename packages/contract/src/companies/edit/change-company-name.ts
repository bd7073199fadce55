import { z } from 'zod';
import { changing, defineCall } from '../../call.ts';
import { formProblems } from '../../forms/form-shapes.ts';
import {
  callerOfChange,
  checkedCallerOfChange,
  entityList,
  id,
  typedCompanyNumber,
} from '../../wire/shapes.ts';
import { registryToken } from './verify-token.ts';

/** Begins the change of a name, once the registry confirms that the caller may act for the company. */
export const changeCompanyName = defineCall({
  ...changing('companies', {
    flag: 'submitCompany',
    company: { in: 'query', field: 'companyNumber', by: 'number' },
  }),
  method: 'GET',
  alsoPost: true,
  path: '/api/ChangeCompanyInformation/ChangeComanyName',
  summary: 'Begin the change of a company’s name',
  query: z.object({
    companyNumber: typedCompanyNumber,
    newCompanyName: z.string().trim().min(1, 'Enter the new name').max(160),
    /** Left out where somebody has signed in for the company from here. */
    accessToken: registryToken.optional(),
    ...callerOfChange,
  }),
  reply: entityList(z.object({ filingId: id, form: z.literal('NM01'), ...formProblems })),
  wire: {
    input: {
      names: {
        companyNumber: 'companyNumber',
        newCompanyName: 'newCompanyName',
        accessToken: 'accessToken',
      },
    },
  },
  caller: checkedCallerOfChange,
  secrets: ['accessToken'],
  activity: 'form.begun',
  transaction: 'process',
});
