import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../call.ts';
import { callerOfChange, checkedCallerOfChange, entityList, id } from '../wire/shapes.ts';
import { formAnswers, formId, formProblems } from './form-shapes.ts';

/** Begins the appointment of an officer with the answers given. */
export const appointOfficerDetails = defineCall({
  ...changing('forms', aboutCompanyInBody('editCompany')),
  path: '/api/AppointOfficers/AppointOfficerDetails',
  summary: 'Begin the appointment of an officer',
  body: z.strictObject({
    companyId: id,
    kind: z.enum(['director', 'corporate-director', 'secretary', 'corporate-secretary']),
    answers: formAnswers.optional(),
    ...callerOfChange,
  }),
  reply: entityList(z.object({ filingId: id, form: formId, ...formProblems })),
  caller: checkedCallerOfChange,
  wire: { input: { opaque: ['answers'] } },
  activity: 'form.begun',
});
