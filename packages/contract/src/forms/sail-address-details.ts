import { RECORD_TYPES } from '@statbook/domain/filing/forms';
import { z } from 'zod';
import { aboutCompany, aboutCompanyInBody, changing, defineCall, reading } from '../call.ts';
import { submissionState } from '../submissions/submission-shapes.ts';
import { callerOfChange, checkedCallerOfChange, entityList, id } from '../wire/shapes.ts';
import { filedAddress } from './filed-address.ts';
import { formId, formProblems } from './form-shapes.ts';

const recordType = z.enum(RECORD_TYPES);

const recordsPlace = z.enum(['inspection-location', 'registered-office']);

const begun = z.object({
  /** The filing of the notice. */
  sailAddressId: id,
  filingId: id,
  form: formId,
  ...formProblems,
});

/** Begins the notice of the inspection location, or goes on with the open one. */
export const saveSailAddressDetails = defineCall({
  ...changing('forms', aboutCompanyInBody('editCompany')),
  path: '/api/ConfirmationStateMent/SaveSailAdressDetails',
  summary: 'Begin the notice of the inspection location',
  body: z.strictObject({ companyId: id, address: filedAddress, ...callerOfChange }),
  reply: entityList(begun),
  caller: checkedCallerOfChange,
  activity: 'form.begun',
});

/** Begins the notice that records have moved: there, or back to the office. Back without records: the location ends. */
export const saveRecordSailAddressDetails = defineCall({
  ...changing('forms', aboutCompanyInBody('editCompany')),
  path: '/api/ConfirmationStateMent/SaveRecordSailAdressDetails',
  summary: 'Begin the notice that company records have moved',
  body: z.strictObject({
    companyId: id,
    movedTo: recordsPlace,
    recordTypes: z.array(recordType).max(16),
    ...callerOfChange,
  }),
  reply: entityList(begun),
  caller: checkedCallerOfChange,
  activity: 'form.begun',
});

const place = z.object({
  /** Null of what is registered. */
  sailAddressId: id.nullable(),
  form: formId.nullable(),
  state: submissionState.nullable(),
  /** Null where there is none, or where the notice is about records alone. */
  address: filedAddress.nullable(),
  /** The records that are there, or that a notice moves, and where they are then. */
  records: z.array(z.object({ recordType, description: z.string(), place: recordsPlace })),
});

/** A notice of the inspection location or of its records; without one, what is registered. */
export const getSailAddressDetailsById = defineCall({
  ...reading('forms', aboutCompany('viewCompany')),
  path: '/api/ConfirmationStateMent/GetSailAdressDetailsbyId',
  summary: 'A notice of the inspection location, or what is registered',
  query: z.object({ companyId: id, sailAddressId: id.optional(), recordType: recordType.optional() }),
  reply: entityList(place),
});

/** What is registered of the inspection location, and every notice under way; with a charge, where its instrument is. */
export const getSailAddressDetailsByStatus = defineCall({
  ...reading('forms', aboutCompany('viewCompany')),
  path: '/api/ConfirmationStateMent/GetSailAdressDetailsbyStatus',
  summary: 'Where company records are kept, registered and in progress',
  query: z.object({
    companyId: id,
    satisfiedChargeId: z.string().max(200).optional(),
    recordType: recordType.optional(),
  }),
  reply: entityList(
    place.extend({
      /** Where the instruments of the charge named are kept; null where none was. */
      chargeInstrumentsAt: recordsPlace.nullable(),
    }),
  ),
});
