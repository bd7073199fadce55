import { z } from 'zod';
import { aboutCompany, defineCall, reading } from '../call.ts';
import { submissionState } from '../submissions/submission-shapes.ts';
import { civilDate, entityList, id, instant, pence } from '../wire/shapes.ts';
import { formId, formWay } from './form-shapes.ts';

/**
 * Every form for a company: whether it may be begun, what it costs, and what is open. There is none for a company that nothing is
 * filed for: one that was not read from the register yet, or is of a kind that is only shown.
 */
export const getForms = defineCall({
  ...reading('forms', aboutCompany('viewCompany')),
  path: '/api/Forms/GetForms',
  summary: 'Every form for a company, with what is in progress',
  query: z.object({ companyId: id }),
  reply: entityList(
    z.object({
      form: formId,
      /** What the registrar prints on it: `LLAP01` of a partnership. */
      formNumber: z.string(),
      formName: z.string(),
      /** What the form is about, for the headings of the page. */
      group: z.string(),
      way: formWay,
      feePence: pence,
      /** The registrar's fee where a person delivers as a document what software may send; null where there is no choice. */
      documentFeePence: pence.nullable(),
      /** How the last day is found: "counted from the appointment". */
      deadline: z.string().nullable(),
      /** The last day, where an entry or the register says it before the form is begun. */
      dueOn: civilDate.nullable(),
      /** What it would wait for once it was submitted, in words; not there where nothing holds it back. */
      waitsFor: z.string().optional(),
      /** Why it cannot be begun; null where it can. */
      whyNot: z.string().nullable(),
      open: z.array(
        z.object({
          filingId: id,
          state: submissionState,
          stateText: z.string(),
          /** Whom or what it is about. */
          subject: z.string().nullable(),
          savedAt: instant,
        }),
      ),
    }),
  ),
});
