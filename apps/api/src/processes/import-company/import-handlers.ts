import type { Platform } from '../../composition.ts';
import type { Handler } from '../../pipeline/handler.ts';
import {
  companyInformationByXmlDirectlyHandler,
  companyInformationByXmlHandler,
} from './company-information-by-xml.ts';
import { getCompanyInfoFromXmlHandler } from './get-company-info-from-xml.ts';
import {
  getImportBatchesHandler,
  getImportBatchHandler,
  importCompaniesHandler,
  resumeImportBatchHandler,
} from './import-batch-handlers.ts';
import { importCompanyHandler } from './import-company-handler.ts';
import {
  refreshCompaniesHandler,
  refreshCompanyHandler,
  updateCompanyInformationHandler,
} from './refresh-handlers.ts';
import { saveAuthenticationCodeHandler } from './save-authentication-code.ts';

/** The calls of this process. */
export function listImportHandlers(platform: Platform): Handler[] {
  return [
    importCompanyHandler(platform),
    companyInformationByXmlHandler(platform),
    companyInformationByXmlDirectlyHandler(platform),
    getCompanyInfoFromXmlHandler(platform.vault),
    saveAuthenticationCodeHandler(platform),
    refreshCompanyHandler(platform),
    refreshCompaniesHandler(platform),
    updateCompanyInformationHandler(platform),
    importCompaniesHandler(platform),
    getImportBatchesHandler,
    getImportBatchHandler(platform),
    resumeImportBatchHandler(platform),
  ];
}
