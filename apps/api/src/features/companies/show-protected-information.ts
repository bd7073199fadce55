import { showProtectedInformation } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Vault } from '../../platform/secrets.ts';
import { presentFormAddress, withNulls } from '../../readings/present-record.ts';
import { type ProtectedPerson, readProtectedCompanyData } from '../../readings/protected-company-data.ts';
import { findLatestReading } from '../../readings/reading-queries.ts';

/** Shows what is kept from the public; the pipeline writes the showing down in the same transaction. */
export const showProtectedInformationHandler = (vault: Vault) =>
  handle(showProtectedInformation, async ({ tx, company, record }) => {
    const reading = await findLatestReading(tx, company.id, 'company-data');
    const data = reading && readProtectedCompanyData(vault, company.id, reading);
    if (reading === undefined || data === undefined) return refuse('authentication-code-missing');
    record({ subject: `${company.name} (${company.number})` });
    return {
      Entity: [
        {
          CompanyId: company.id,
          ReadAt: reading.readAt.toISOString(),
          RegisteredEmail: data.registeredEmail ?? null,
          People: withoutRepeats(data.people.map(presentPerson)),
        },
      ],
    };
  });

function presentPerson(person: ProtectedPerson) {
  const { title, forename, otherForenames, surname, dateOfBirth, residentialAddress } = person;
  return withNulls({
    Name: [title, forename, otherForenames, surname].filter((part) => part !== undefined).join(' '),
    DateOfBirth: dateOfBirth,
    ResidentialAddress: presentFormAddress(residentialAddress?.address),
    ResidentialAddressSameAs: residentialAddress?.sameAs,
  });
}

/** A director with control stands in two lists: once is enough. */
function withoutRepeats<Person extends { Name: string; DateOfBirth: string | null }>(
  people: readonly Person[],
): Person[] {
  return [...new Map(people.map((person) => [`${person.Name} ${person.DateOfBirth}`, person])).values()];
}
