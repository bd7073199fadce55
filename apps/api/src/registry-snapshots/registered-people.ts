import { isVerifiedOffice } from '@statbook/domain/identity';
import type { IdentityVerification, RegisteredShareholder } from '@statbook/registry-client';
import { idOfLink, toCivilDate } from './present-company.ts';
import type { NewReading } from './new-snapshot.ts';

/** An entry of a register by which its person is found. */
interface RegisteredPerson {
  name: string;
  /** In the registry's words; `psc` and `shareholder` for the other two registers. */
  role: string;
  /** By which forms name somebody in control. */
  registryId?: string | undefined;
  /** Of those who must give an identity statement. */
  verification?: IdentityVerification | undefined;
}

/** The people of one register, as one kind of reading names them. */
export interface PeopleRegister {
  source: NewReading['kind'];
  people: readonly RegisteredPerson[];
}

/** Whom a reading names today; nothing for readings that name nobody. */
export function toRegister(reading: NewReading): PeopleRegister[] {
  const people = peopleOf(reading);
  return people === undefined ? [] : [{ source: reading.kind, people }];
}

function peopleOf(reading: NewReading): RegisteredPerson[] | undefined {
  switch (reading.kind) {
    case 'officers':
      return reading.value.items
        .filter(({ resignedOn }) => resignedOn === undefined)
        .map(({ name, role = 'officer', verification }) => ({
          name,
          role,
          verification: isVerifiedOffice(role) ? verification : undefined,
        }));
    case 'pscs':
      return reading.value.items
        .filter(({ isCeased }) => !isCeased)
        .flatMap(({ name, kind, self, isBeneficialOwner, verification }) => {
          const mustVerify = kind === 'individual' && !isBeneficialOwner;
          if (name === undefined) return [];
          const registryId = self === undefined ? undefined : idOfLink(self, 0);
          return [{ name, role: 'psc', registryId, verification: mustVerify ? verification : undefined }];
        });
    case 'company-data':
      return holdersOf(reading.value.shareholdings).map((name) => ({ name, role: 'shareholder' }));
    default:
      return undefined;
  }
}

interface Holding {
  readonly shareholders: readonly RegisteredShareholder[];
}

/** Each holder once, however many classes they hold. */
function holdersOf(holdings: readonly Holding[]): string[] {
  const names = holdings.flatMap(({ shareholders }) => shareholders.map(nameOf));
  return [...new Set(names.filter((name) => name !== ''))];
}

function nameOf({ amalgamatedName, forename, otherForenames, surname }: RegisteredShareholder): string {
  return amalgamatedName ?? [forename, otherForenames, surname].filter(Boolean).join(' ');
}

/** The dates of a verification that are dates. */
export function verificationDates(verification: IdentityVerification | undefined) {
  return {
    verificationOpensOn: toCivilDate(verification?.statementFrom) ?? null,
    verificationDueOn: toCivilDate(verification?.statementDueOn) ?? null,
    verifiedFrom: toCivilDate(verification?.startsOn) ?? null,
    verifiedUntil: toCivilDate(verification?.endsOn) ?? null,
  };
}
