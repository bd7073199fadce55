import type { Platform } from '../../composition.ts';
import type { PreparingDependencies } from '../../filings/approval/prepare-draft.ts';
import { addFormDocumentHandler } from './documents/add-form-document.ts';
import { getFormDocumentHandler } from './documents/get-form-document.ts';
import type { ShareEntries } from './entries/share-entries.ts';
import { deleteFormHandler } from './delete-form.ts';
import { fillFormHandler } from './newcomer/fill-form.ts';
import { printFormHandler } from './print/print-form.ts';
import { getFormHandler } from './get-form.ts';
import { getFormsHandler } from './get-forms.ts';
import { reviewFormHandler } from './review-form.ts';
import { saveFormHandler } from './save-form.ts';
import { showFormSecretsHandler } from './show-form-secrets.ts';
import { specifiedCallHandlers } from './specified-calls/specified-call-handlers.ts';
import { startFormHandler } from './start-form.ts';

/** The calls by which any form is begun, filled in and reviewed; submitting is the same for all filings. */
export const formHandlers = (platform: Platform & ShareEntries & PreparingDependencies) => ({
  getForms: getFormsHandler(platform),
  startForm: startFormHandler(platform),
  getForm: getFormHandler(platform),
  saveForm: saveFormHandler(platform),
  fillForm: fillFormHandler(platform),
  reviewForm: reviewFormHandler(platform),
  showFormSecrets: showFormSecretsHandler(platform),
  deleteForm: deleteFormHandler(platform),
  addFormDocument: addFormDocumentHandler(platform),
  getFormDocument: getFormDocumentHandler(platform),
  printForm: printFormHandler(platform),
  ...specifiedCallHandlers(platform),
});
