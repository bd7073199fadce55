import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../call.ts';
import { entityList, id } from '../wire/shapes.ts';
import { formAnswers, formId, formWay } from './form-shapes.ts';

/** What another page knows already. */
const formOrigin = z.strictObject({
  officerId: z.string().max(200).optional(),
  chargeId: z.string().max(200).optional(),
  pscId: z.string().max(200).optional(),
  /** A statement on the register of people with significant control. */
  statementId: z.string().max(200).optional(),
  /** Entries of the share register that the form is about. */
  shareEventIds: z.array(id).max(100).optional(),
  /** A notice about control that the share register suggests: it knows the bands, the day and the name. */
  controlProposalId: id.optional(),
  /** Somebody who holds more than a quarter and is not on the PSC register. */
  unregisteredPersonId: id.optional(),
  /** Somebody in the books, within reach, whom the form introduces to the company: it begins with what is known of them. */
  personId: id.optional(),
  answers: formAnswers.optional(),
});

/** Begins a form as a draft, filled in with what is known; the open one of the same matter is given where there is one. */
export const startForm = defineCall({
  ...changing('forms', aboutCompanyInBody('editCompany')),
  path: '/api/Forms/StartForm',
  summary: 'Begin a form',
  body: z.strictObject({
    companyId: id,
    form: formId,
    /** How the person wants it to reach the registrar; left out, as an open draft has it, or else by software where that may send it. */
    way: formWay.optional(),
    origin: formOrigin.optional(),
  }),
  reply: entityList(
    z.object({
      filingId: id,
      isNew: z.boolean(),
      /** The open draft went the other way until now. */
      isSwitched: z.boolean(),
    }),
  ),
  wire: { input: { opaque: ['answers'] } },
  activity: 'form.begun',
});
