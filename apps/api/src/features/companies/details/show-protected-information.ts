import { showProtectedInformation } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { refuse } from '../../../pipeline/refusal.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { presentFormAddress } from '../../../registry-snapshots/present-company.ts';
import {
  type ProtectedPerson,
  readProtectedCompanyData,
} from '../../../registry-snapshots/protected-company-data.ts';
import { findLatestReading } from '../../../registry-snapshots/snapshot-queries.ts';

/** Shows what is kept from the public; the pipeline writes the showing down in the same transaction. */
export const showProtectedInformationHandler = ({ vault }: { vault: Vault }) =>
  handle(showProtectedInformation, async ({ tx, company, record }) => {
    const reading = await findLatestReading(tx, company.id, 'company-data');
    const data = reading && readProtectedCompanyData(vault, company.id, reading);
    if (reading === undefined || data === undefined) return refuse('authentication-code-missing');
    record({ subject: `${company.name} (${company.number})` });
    return {
      entity: [
        {
          companyId: company.id,
          readAt: reading.readAt.toISOString(),
          registeredEmail: data.registeredEmail,
          people: withoutRepeats(data.people.map(presentPerson)),
        },
      ],
    };
  });

function presentPerson(person: ProtectedPerson) {
  const { title, forename, otherForenames, surname, dateOfBirth, residentialAddress } = person;
  return {
    name: [title, forename, otherForenames, surname].filter((part) => part !== undefined).join(' '),
    dateOfBirth,
    residentialAddress: presentFormAddress(residentialAddress?.address),
    residentialAddressSameAs: residentialAddress?.sameAs,
  };
}

/** A director with control stands in two lists: once is enough. */
function withoutRepeats<Person extends { name: string; dateOfBirth: string | undefined }>(
  people: readonly Person[],
): Person[] {
  return [...new Map(people.map((person) => [`${person.name} ${person.dateOfBirth}`, person])).values()];
}
