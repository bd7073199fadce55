import type { Company, Officer } from '../../../register/company.ts';
import type { OfficerKind } from '../../../register/officer-kind.ts';
import type { Rejection } from '../../submissions/submission.ts';
import type { FormCase } from '../form-class.ts';
import { hasBadPostcode } from './addresses.ts';
import nationalities from './nationalities.json' with { type: 'json' };
import { findOfficers, isServing, type NamedOfficer, nameOfOfficer } from './officers.ts';
import { defineRejections } from './rejections.ts';

/** In the words of the registry's own services. */
export const rejectOfficer = defineRejections({
  wrongKind: ['20401', 'An officer of this kind cannot be named for a company of this type'],
  futureDate: ['20402', 'Enter a date that is today or in the past'],
  beforeIncorporation: ['20403', "Enter a date that is on or after the company's incorporation date"],
  beforeForms: ['20404', 'Enter a date that is on or after 1 October 2009'],
  beforeAppointment: ['20405', 'Enter a date that is on or after the date {} was appointed'],
  noConsent: ['20406', 'The statement that {} has consented to act is missing'],
  underAge: [
    '20407',
    'You can only appoint a person if they are at least 16 years old on their appointment date',
  ],
  overAge: ['20408', 'You can only appoint a person if they are under 110 years old'],
  noForename: ['20415', 'Enter the full first name'],
  nationality: ['20409', 'Select a nationality from the list'],
  nationalityRepeated: ['20410', 'Enter a different second or third nationality'],
  postcode: ['20411', 'Enter a valid UK postcode'],
  notFound: ['12604', '{} does not match any active officer of the company'],
  alreadyLeft: ['20412', '{} has already been removed from the company'],
  twoPeople: ['20413', 'There are two people with the same name and date of birth: {}'],
  unchanged: ['20414', 'This is not an update from the previously submitted data'],
});

/** Members belong to LLPs, directors and secretaries to companies. */
export function findKindFault({ type }: Company, kind: OfficerKind): Rejection | undefined {
  return (type === 'llp') === (kind === 'Member') ? undefined : rejectOfficer('wrongKind');
}

/** The forms came into use on 1 October 2009. */
export function findDayFault(company: Company, day: string, today: string): Rejection | undefined {
  if (day > today) return rejectOfficer('futureDate');
  if (day < company.incorporatedOn) return rejectOfficer('beforeIncorporation');
  return day < '2009-10-01' ? rejectOfficer('beforeForms') : undefined;
}

/** The one serving officer whom a notice of a day means, or why it is refused. */
export function findServingOfficer(
  { company, today }: Pick<FormCase<unknown>, 'company' | 'today'>,
  named: NamedOfficer,
  day: string,
): { officer: Officer } | { rejection: Rejection } {
  const fault = findKindFault(company, named.kind) ?? findDayFault(company, day, today);
  if (fault !== undefined) return { rejection: fault };
  const found = findOfficers(company, named);
  const serving = found.filter((officer) => isServing(officer, today));
  const [officer] = serving;
  const value = named.corporateName ?? nameOfOfficer(named);
  if (officer === undefined) {
    return { rejection: rejectOfficer(found.length === 0 ? 'notFound' : 'alreadyLeft', { value }) };
  }
  if (serving.length > 1) return { rejection: rejectOfficer('twoPeople', { value }) };
  if (day >= (officer.appointedOn ?? '')) return { officer };
  return { rejection: rejectOfficer('beforeAppointment', { value: nameOfOfficer(officer) }) };
}

const known = new Set(nationalities.nationalities.toUpperCase().split(';'));

/** Up to three in one text. */
export function findNationalityFault(nationality: string | undefined): Rejection | undefined {
  if (nationality === undefined) return undefined;
  const parts = nationality
    .toUpperCase()
    .split(/[,/]/)
    .map((part) => part.trim());
  if (parts.length > 3 || parts.some((part) => !known.has(part))) return rejectOfficer('nationality');
  return new Set(parts).size < parts.length ? rejectOfficer('nationalityRepeated') : undefined;
}

export function findPostcodeFault(
  ...addresses: Parameters<typeof hasBadPostcode>[0][]
): Rejection | undefined {
  return addresses.some(hasBadPostcode) ? rejectOfficer('postcode') : undefined;
}
