import { addChargeRoutes } from './charge-routes.ts';
import { addCompanyRoutes, addRareCompanyRoutes } from './company-routes.ts';
import type { DataApi } from './data-api.ts';
import { addFilingRoutes } from './filing-routes.ts';
import { addOfficerRoutes } from './officer-routes.ts';
import { addPscRoutes, addPscStatementRoutes } from './psc-routes.ts';
import { addSearchRoutes } from './search/search-routes.ts';

/** The public data API, read only. */
export function registerDataApi(api: DataApi): void {
  addCompanyRoutes(api);
  addRareCompanyRoutes(api);
  addOfficerRoutes(api);
  addPscRoutes(api);
  addPscStatementRoutes(api);
  addChargeRoutes(api);
  addFilingRoutes(api);
  addSearchRoutes(api);
}
