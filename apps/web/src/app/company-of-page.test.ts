import { expect, it } from 'vitest';
import { isCompanyPage } from './company-of-page.ts';
import { paths } from './paths.ts';

it.each([
  ['/company/companyoverview', true],
  ['/Company/Officers', true],
  ['/company/forms/0198', true],
  ['/submissionstatus/status/0198', true],
  ['/company', false],
  [paths.importByNumber, false],
  [paths.createCompany, false],
  [paths.formCompany, false],
  [paths.archivedCompanies, false],
  [paths.editCompany('0198'), true],
  ['/submissionstatus/status', false],
  ['/dashboard/default', false],
  ['/reports/fees', false],
])('whether %s is of one company: %s', (path, isOne) => {
  expect(isCompanyPage(path)).toBe(isOne);
});
