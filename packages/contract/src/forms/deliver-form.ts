import { z } from 'zod';
import { changing, defineCall, sendingFile } from '../call.ts';
import { deliveryWay } from '../submissions/submission-shapes.ts';
import { civilDate, done, id, typedCompanyNumber } from '../wire/shapes.ts';

/** The form data sheet: to be delivered where software does not send the form, and to be approved where it does. */
export const printForm = defineCall({
  ...sendingFile('forms', { flag: 'exportCompany' }),
  path: '/api/Forms/PrintForm',
  summary: 'Every answer of a form on paper, as PDF',
  query: z.object({ filingId: id }),
  activity: 'form.printed',
});

/** Says that a form was delivered by hand: from then on it is with the registrar. */
export const recordDelivery = defineCall({
  ...changing('forms', { flag: 'submitCompany' }),
  path: '/api/Forms/RecordDelivery',
  summary: 'Record that a form was delivered by hand',
  body: z.strictObject({
    filingId: id,
    way: deliveryWay,
    on: civilDate,
    /** What the registrar gave for it, or the number of the parcel. */
    reference: z.string().trim().max(60, 'Use at most 60 characters').optional(),
  }),
  reply: done,
  activity: 'form.delivered',
});

/** Takes a delivery back that was recorded by mistake: the form waits to be delivered again. */
export const takeBackDelivery = defineCall({
  ...changing('forms', { flag: 'submitCompany' }),
  path: '/api/Forms/TakeBackDelivery',
  summary: 'Take back a delivery that was recorded by mistake',
  body: z.strictObject({ filingId: id }),
  reply: done,
  activity: 'form.delivery-taken-back',
});

/** Says what the registrar decided about a form that was delivered by hand. */
export const recordOutcome = defineCall({
  ...changing('forms', { flag: 'submitCompany' }),
  path: '/api/Forms/RecordOutcome',
  summary: 'Record what was decided about a form delivered by hand',
  body: z.strictObject({
    filingId: id,
    outcome: z.enum(['accepted', 'rejected']),
    /** The day of the registrar's letter, or on which the register shows it. */
    on: civilDate,
    /** The registrar's own words; a rejection has some. */
    words: z.string().trim().max(2000, 'Use at most 2,000 characters'),
    /** Of an accepted incorporation: the number of the new company. */
    companyNumber: typedCompanyNumber.optional(),
  }),
  reply: done,
  activity: 'form.outcome-recorded',
});
