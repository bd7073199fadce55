import { z } from 'zod';
import { defineCall, readingInSteps } from '../../call.ts';
import { civilDate, entityList } from '../../wire/shapes.ts';
import { amounts, submissionType } from '../submission-type.ts';

/** What each kind of submission costs today, unless the registry has been paid already. */
export const getCompaniesHouseFormFees = defineCall({
  ...readingInSteps('payments', 'signed-in'),
  path: '/api/PaymentsGateway/GetCompaniesHouseFormFees',
  summary: 'Fees of the submissions that are paid for by card',
  reply: entityList(z.object({ submissionType, formName: z.string(), validOn: civilDate, ...amounts })),
});
