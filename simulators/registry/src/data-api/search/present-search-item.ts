import type { CompanySummary, PersonSummary } from '../../register/summary.ts';
import { presentAddress, presentAddressLine } from '../present-address.ts';
import { presentNaturalName } from '../officers/present-officer.ts';
import { presentBirth } from '../present-person.ts';
import { findMatches } from './match-names.ts';

/** An item of the company search. A match on an earlier name is shown in the snippet. */
export function presentFoundCompany(company: CompanySummary, query: string) {
  const title = findMatches(company.name, query);
  const earlier = title
    ? undefined
    : company.previousNames.find(({ name }) => findMatches(name, query) !== undefined);
  const office = company.registeredOffice;
  return {
    kind: 'searchresults#company',
    title: company.name,
    company_number: company.number,
    company_status: company.status,
    company_type: company.type,
    date_of_creation: company.incorporatedOn,
    date_of_cessation: company.dissolvedOn,
    address: office && presentAddress(office),
    address_snippet: office && presentAddressLine(office),
    ...describe(company),
    snippet: earlier?.name ?? '',
    matches: {
      ...(title && { title }),
      snippet: earlier === undefined ? [] : (findMatches(earlier.name, query) ?? []),
    },
    links: { self: `/company/${company.number}` },
  };
}

function describe({ number, incorporatedOn, dissolvedOn }: CompanySummary) {
  const [key, label, day] =
    dissolvedOn === undefined
      ? ['incorporated-on', 'Incorporated on', incorporatedOn]
      : ['dissolved-on', 'Dissolved on', dissolvedOn];
  return { description: `${number} - ${label} ${spellDay(day)}`, description_identifier: [key] };
}

/** The day takes two places, so that a single figure has two blanks before it. */
function spellDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const month = date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${String(date.getUTCDate()).padStart(2)} ${month} ${date.getUTCFullYear()}`;
}

export function presentFoundOfficer(found: PersonSummary & { appointments: number }, query: string) {
  const name = presentNaturalName(found);
  const address = found.person?.serviceAddress ?? found.corporate?.address;
  const birth = presentBirth(found.person);
  const count = `Total number of appointments ${found.appointments}`;
  return {
    kind: 'searchresults#officer',
    title: name,
    date_of_birth: birth,
    appointment_count: found.appointments,
    description: birth === undefined ? count : `${count} - Born ${spellMonth(birth)}`,
    description_identifiers: ['appointment-count', ...(birth === undefined ? [] : ['born-on'])],
    address: address && presentAddress(address),
    address_snippet: address && presentAddressLine(address),
    snippet: '',
    matches: { title: findMatches(name, query) ?? [], snippet: [] },
    links: { self: `/officers/${found.officerId}/appointments` },
  };
}

function spellMonth({ month, year }: { month: number; year: number }): string {
  return new Date(Date.UTC(year, month - 1)).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
