import type { Platform } from '../../../composition.ts';
import type { ShareEntries } from '../entries/share-entries.ts';
import { appointOfficerDetailsHandler } from './appoint-officer-details.ts';
import { editCompanyInformationHandler } from './edit-company-information.ts';
import {
  getSailAddressDetailsByIdHandler,
  getSailAddressDetailsByStatusHandler,
} from './get-sail-address.ts';
import { saveRecordSailAddressDetailsHandler, saveSailAddressDetailsHandler } from './save-sail-address.ts';

/** The specified calls that begin a form of one kind, or show what is under way. */
export const specifiedCallHandlers = (platform: Platform & ShareEntries) => ({
  appointOfficerDetails: appointOfficerDetailsHandler(platform),
  editCompanyInformation: editCompanyInformationHandler(platform),
  getSailAddressDetailsById: getSailAddressDetailsByIdHandler(platform),
  getSailAddressDetailsByStatus: getSailAddressDetailsByStatusHandler(platform),
  saveRecordSailAddressDetails: saveRecordSailAddressDetailsHandler(platform),
  saveSailAddressDetails: saveSailAddressDetailsHandler(platform),
});
