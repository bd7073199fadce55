import type { Platform } from '../../composition.ts';
import {
  companyInformationByXmlDirectlyHandler,
  companyInformationByXmlHandler,
} from './company-information-by-xml.ts';
import { createCompanyHandler } from './create-company.ts';
import { getCompanyInfoFromXmlHandler } from './get-company-info-from-xml.ts';
import {
  getImportBatchesHandler,
  getImportBatchHandler,
  importCompaniesHandler,
  resumeImportBatchHandler,
} from './batch/import-batch-handlers.ts';
import { importCompanyHandler } from './import-company-handler.ts';
import {
  refreshCompaniesHandler,
  refreshCompanyHandler,
  updateCompanyInformationHandler,
} from './refresh/refresh-handlers.ts';
import { saveAuthenticationCodeHandler } from './save-authentication-code.ts';

/** The calls of this workflow. */
export function importHandlers(platform: Platform) {
  return {
    importCompany: importCompanyHandler(platform),
    createCompany: createCompanyHandler(platform),
    companyInformationByXml: companyInformationByXmlHandler(platform),
    companyInformationByXmlDirectly: companyInformationByXmlDirectlyHandler(platform),
    getCompanyInfoFromXml: getCompanyInfoFromXmlHandler(platform.vault),
    saveAuthenticationCode: saveAuthenticationCodeHandler(platform),
    refreshCompany: refreshCompanyHandler(platform),
    refreshCompanies: refreshCompaniesHandler(platform),
    updateCompanyInformation: updateCompanyInformationHandler(platform),
    importCompanies: importCompaniesHandler(platform),
    getImportBatches: getImportBatchesHandler,
    getImportBatch: getImportBatchHandler(platform),
    resumeImportBatch: resumeImportBatchHandler(platform),
  };
}
