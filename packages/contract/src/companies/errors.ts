import { type ErrorKind, kind } from '../errors.ts';

/** Refusals of finding, importing and refreshing companies. */
export const companyErrors = {
  'company-unknown': kind(
    404,
    'No such company',
    'Companies House has no company with this number. Check the number.',
  ),
  'company-name-differs': kind(
    409,
    'Another name on the register',
    'Companies House has a company of another name under this number. Nothing was changed.',
  ),
  'company-already-imported': kind(
    409,
    'Already added',
    'This company is already in the account’s list of companies.',
  ),
  'company-archived': kind(
    409,
    'In the archive',
    'This company was removed from the list, and its record is kept in the archive. Restore it from there instead of adding it again.',
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
    'Companies House gives no company data by authentication code for this kind of entity. Import it without a code.',
  ),
  'registry-sign-in-not-offered': kind(
    409,
    'No sign-in at Companies House',
    'This installation is not registered with Companies House’s own sign-in. Ask whoever runs it.',
  ),
  'registry-sign-in-missing': kind(
    409,
    'Not signed in at Companies House',
    'Sign in at Companies House for this company first, on its page “Edit company”.',
  ),
  'registry-sign-in-failed': kind(
    409,
    'Sign-in at Companies House not completed',
    'What came back from Companies House does not belong to a sign-in that you have started, or its time is over. Sign in there again.',
  ),
  'registry-token-refused': kind(
    409,
    'Token not accepted',
    'Companies House does not accept this token for this company. Sign in there again.',
  ),
  'authentication-code-wrong': kind(
    422,
    'Authentication code refused',
    'Companies House says that the authentication code does not belong to this company. Nothing was changed.',
  ),
  'authentication-code-missing': kind(
    422,
    'Authentication code missing',
    'No authentication code is stored for this company. Send one, or save it with the company first.',
  ),
  'company-not-read': kind(
    422,
    'Not read from the register',
    'This record was made by hand, and filing goes by what is registered. Open the company and read it from Companies House first.',
  ),
  'company-not-formed': kind(
    422,
    'Being formed',
    'This company is not registered yet. Everything but its incorporation opens when Companies House accepts that.',
  ),
  'company-has-open-filings': kind(
    409,
    'Filings are open',
    'A filing of this company is being paid or is with Companies House. Wait for its end before you remove the company.',
  ),
  'company-has-paid-filing': kind(
    409,
    'A filing is paid for',
    'A filing of this company is paid for and not accepted. File its correction, or withdraw it and the fee is refunded; then remove the company.',
  ),
  'registry-unavailable': kind(
    503,
    'Companies House not available',
    'Companies House does not answer as it should. Nothing was changed. Try again in a few minutes.',
  ),
  'registry-rate-limited': kind(
    503,
    'Too many requests to Companies House',
    'Companies House takes a limited number of requests every five minutes, and these are used up. Try again in five minutes.',
  ),
  'presenter-refused': kind(
    422,
    'Companies House refused the presenter',
    'Check the presenter’s ID and code under File by internet; where none is saved there, an administrator checks that of this installation.',
  ),
  'registry-refused': kind(
    502,
    'Companies House refused the request',
    'Companies House refused the request. An administrator should check the Companies House API key and the presenter of this installation.',
  ),
} as const satisfies Record<string, ErrorKind>;
