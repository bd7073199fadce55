import type { ErrorKind } from '../errors.ts';

const kind = (status: ErrorKind['status'], title: string, detail: string): ErrorKind => ({
  status,
  title,
  detail,
});

/** Refusals of finding, importing and refreshing companies. */
export const companyErrors = {
  'company-unknown': kind(
    404,
    'No such company',
    'The register has no company with this number. Check the number.',
  ),
  'company-already-imported': kind(
    409,
    'Already in your list',
    'This company is already in the account’s list of companies.',
  ),
  'company-closed': kind(
    422,
    'Company closed',
    'This company is dissolved, converted or closed. Nothing can be filed for it.',
  ),
  'company-kind-unknown': kind(422, 'Not a company', 'This number does not belong to a company.'),
  'company-data-not-served': kind(
    422,
    'No company data for this kind',
    'The registry gives no company data by authentication code for this kind of entity. Import it without a code.',
  ),
  'authentication-code-wrong': kind(
    422,
    'Authentication code refused',
    'The registry says that the authentication code does not belong to this company. Nothing was changed.',
  ),
  'authentication-code-missing': kind(
    422,
    'Authentication code missing',
    'No authentication code is stored for this company. Send one, or save it with the company first.',
  ),
  'company-has-open-filings': kind(
    409,
    'Filings are open',
    'A filing of this company is being paid or is with Companies House. Wait for its end before you remove the company.',
  ),
  'registry-unavailable': kind(
    503,
    'Registry not available',
    'Companies House does not answer as it should. Nothing was changed. Try again in a few minutes.',
  ),
  'registry-rate-limited': kind(
    503,
    'Too many requests to the registry',
    'Companies House takes a limited number of requests every five minutes, and these are used up. Try again at the time given.',
  ),
  'registry-refused': kind(
    502,
    'Registry refused the request',
    'Companies House refused the request. An administrator should check the registry key and the presenter of this installation.',
  ),
} as const satisfies Record<string, ErrorKind>;
