import type { FilingApiFailure, FilingFault } from '@statbook/registry-client';
import type { GateRefusal } from '../../filings/attempt/attempt-outcome.ts';

/** Why a step was not taken, for good; undefined where the registry may answer otherwise later. */
export function toRefusal(failure: FilingApiFailure): GateRefusal | undefined {
  switch (failure.reason) {
    case 'unavailable':
    case 'rate-limited':
    case 'nonsense':
      return undefined;
    case 'unauthorised':
      return notSignedIn;
    case 'invalid':
      return refuseFaults(failure.faults);
    case 'payment-required':
      return {
        text: 'A fee is due.',
        errorClass: 'other',
        meaning:
          'Companies House asks for a fee that it does not publish for this change. Nothing was filed.',
      };
    case 'refused':
      return refuseStatus(failure.status);
    case 'closed':
      return refuseStatus(403);
    case 'exists':
      return refuseStatus(409);
    case 'not-found':
      return refuseStatus(404);
  }
}

export const notSignedIn: GateRefusal = {
  text: 'Nobody is signed in at Companies House for this company.',
  errorClass: 'company-authentication',
  meaning:
    'Companies House takes this change in the name of a person who has signed in there. Sign in on the page “Edit company”, then send it again. Nothing was filed.',
};

export const neverAnswered: GateRefusal = {
  text: 'Companies House gave no usable answer.',
  errorClass: 'other',
  meaning: 'Companies House did not take the change in, however often it was asked. Nothing was filed.',
};

const refuseStatus = (status: number): GateRefusal => ({
  number: String(status),
  text: `Companies House answered ${status}.`,
  errorClass: 'other',
  meaning: 'Companies House did not take the change in. Nothing was filed.',
});

/** What the registry finds wrong, at the fields of our form where it names one of them. */
export function refuseFaults(faults: readonly FilingFault[]): GateRefusal {
  return {
    text: faults.map(({ error }) => error).join('\n'),
    errorClass: 'form-content',
    meaning: 'Companies House does not accept what the form says. Correct it. Nothing was filed.',
    problems: faults.map((fault) => ({ field: fieldOf(fault), message: fault.error })),
  };
}

/** By the place, or by the words where the registry gives nothing else. */
function fieldOf({ error, location }: FilingFault): string {
  if (location !== undefined) return fields.get(location) ?? '';
  if (error.includes('registered_email_address')) return 'email';
  return error.includes('Email Address Statement') ? 'appropriate' : '';
}

const fields: ReadonlyMap<string, string> = new Map([
  ['$.registered_email_address', 'email'],
  ['$.accept_appropriate_email_address_statement', 'appropriate'],
]);

/** Why the registry would not take a new address of the company (public API guide, part 9.3). */
export function refuseEligibility(code: string): GateRefusal | undefined {
  if (code === 'COMPANY_VALID_FOR_SERVICE') return undefined;
  const meaning =
    eligibilities.get(code) ?? 'Companies House takes no change of the email address for this company.';
  return { text: code, errorClass: 'form-content', meaning: `${meaning} Nothing was filed.` };
}

const eligibilities: ReadonlyMap<string, string> = new Map([
  [
    'INVALID_NO_REGISTERED_EMAIL_ADDRESS_EXISTS',
    'No email address is registered yet: the first one goes with the next confirmation statement.',
  ],
  ['INVALID_COMPANY_STATUS', 'Companies House takes no change while the company has this status.'],
  ['INVALID_COMPANY_TYPE', 'Companies House takes no change for this kind of company.'],
  ['COMPANY_NOT_FOUND', 'Companies House does not know this company.'],
]);
