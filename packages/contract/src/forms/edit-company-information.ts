import { EMAIL_REFUSALS, findEmailRefusal } from '@statbook/domain/companies';
import { z } from 'zod';
import { aboutCompanyInBody, changing, defineCall } from '../call.ts';
import { joinedSicCodes } from '../companies/details/update-registered-info.ts';
import {
  callerOfChange,
  checkedCallerOfChange,
  civilDate,
  entityList,
  exactDecimal,
  id,
} from '../wire/shapes.ts';
import { filedAddress } from './filed-address.ts';
import { formId, formProblems, formWay } from './form-shapes.ts';

/**
 * Begins a notice for each part of the company that is to change; a part that is left out stays. Activities are kept and go
 * with the next confirmation statement.
 */
export const editCompanyInformation = defineCall({
  ...changing('forms', aboutCompanyInBody('editCompany')),
  path: '/api/EditCompanyInfo/EditCompanyInformation',
  summary: 'Begin the notices of what changes about a company',
  body: z.strictObject({
    companyId: id,
    registeredOffice: filedAddress.optional(),
    registeredEmail: z
      .string()
      .trim()
      .refine((address) => findEmailRefusal(address) === undefined, {
        message: EMAIL_REFUSALS['not-an-email'],
      })
      .optional(),
    /** Codes of the SIC 2007 joined by `/`. */
    classificationCodeDetails: joinedSicCodes.optional(),
    /** The new last day of the accounting period. */
    accountingReference: civilDate.optional(),
    proposedName: z.string().trim().min(1).max(200).optional(),
    ...callerOfChange,
  }),
  reply: entityList(
    z.object({
      form: formId,
      /** Null where the notice could not be begun: its errors say why. */
      filingId: id.nullable(),
      ...formProblems,
      way: formWay,
      /** Pounds. */
      fee: exactDecimal,
      dueOn: civilDate.nullable(),
    }),
  ),
  caller: checkedCallerOfChange,
  activity: 'company.edited',
});
