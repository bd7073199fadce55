import type { Company } from '../world/types.ts';
import { buildCompany } from './build-company.ts';
import { companiesWithCharges } from './charges.ts';
import { controlCompanies } from './controllers.ts';
import { deadlineCompanies } from './deadlines.ts';
import { companiesWithHistories } from './histories.ts';
import { journeyCompanies } from './journeys.ts';
import { kindsOfCompany } from './kinds.ts';
import { peopleCompanies } from './people.ts';
import { companiesByCapital } from './share-capitals.ts';
import type { CompanySpec } from './spec.ts';
import { companiesByStatus } from './statuses.ts';

/** Every invented company of the register, as it stands on this day. */
export function seedCompanies(today: string): Company[] {
  return specs(today).map((spec) => buildCompany(spec, today));
}

function specs(today: string): CompanySpec[] {
  return [
    ...journeyCompanies(today),
    ...deadlineCompanies(today),
    ...peopleCompanies(today),
    ...controlCompanies(today),
    ...kindsOfCompany(),
    ...companiesByStatus(today),
    ...companiesByCapital(today),
    ...companiesWithCharges(today),
    ...companiesWithHistories(today),
  ];
}
