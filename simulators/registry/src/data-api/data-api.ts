import { addChargeRoutes } from './charges/charge-routes.ts';
import { addCompanyRoutes } from './company/company-routes.ts';
import type { Registry } from '../app.ts';
import { addFilingRoutes } from './filing-history/filing-routes.ts';
import { addOfficerRoutes } from './officers/officer-routes.ts';
import { addPscRoutes } from './pscs/psc-routes.ts';
import { addSearchRoutes } from './search/search-routes.ts';

export function addDataApi(api: Registry): void {
  addCompanyRoutes(api);
  addOfficerRoutes(api);
  addPscRoutes(api);
  addChargeRoutes(api);
  addFilingRoutes(api);
  addSearchRoutes(api);
  for (const path of neverFound) api.app.get(path, async (_request, reply) => reply.code(404).send());
}

/**
 * No company keeps its registers at the registry any more, notifications were never open to anybody, and nobody on this
 * register is disqualified.
 */
const neverFound = [
  '/company/:number/registers',
  '/company/:number/persons-with-significant-control/:id/notifications',
  '/disqualified-officers/:kind/:id',
];
