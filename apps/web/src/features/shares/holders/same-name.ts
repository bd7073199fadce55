import {
  companyNumber,
  isContradicted,
  KnownPersons,
  type MemberEntered,
  parseCompanyNumber,
  personId,
  type ShareHolder as KnownHolder,
} from '@statbook/domain';
import { addressLine, type ShareHolder } from './share-holder.ts';

/** Somebody else of a name that stands in the register already. */
export const anotherPerson = 'another';

/** Somebody as they are typed into a form. */
interface MemberTyped {
  readonly Kind: 'person' | 'company' | 'known';
  readonly Forename: string;
  readonly Surname: string;
  readonly Name: string;
  readonly CompanyNumber: string;
}

/** A person of the register who bears the name that is entered. */
export interface Namesake {
  readonly personId: string;
  readonly address: string;
}

/** The persons of the register who bear a name that is entered, and who is meant unless somebody says otherwise. */
export interface Namesakes {
  readonly persons: readonly Namesake[];
  /** One of them, or `anotherPerson`: the only one whom neither number nor address contradicts. */
  readonly meant: string;
}

/** Who of the register bears the name of a member that is entered; undefined where nobody does. */
export function namesakesOf(
  member: MemberTyped,
  address: NonNullable<ShareHolder['Address']> | undefined,
  holders: readonly ShareHolder[],
): Namesakes | undefined {
  const entered = toEntered(member);
  if (entered === undefined) return undefined;
  const named = new KnownPersons(holders.map(toKnown)).listNamed(entered);
  if (named.length === 0) return undefined;
  const typed = address && toRecord(address);
  const meant = named.filter((person) => !isContradicted(entered, typed, person));
  return {
    persons: named.map(({ personId: id }) => ({ personId: id, address: addressOf(id, holders) })),
    meant: meant.length === 1 ? (meant[0]?.personId ?? anotherPerson) : anotherPerson,
  };
}

function toEntered({ Kind, Forename, Surname, Name, CompanyNumber }: MemberTyped): MemberEntered | undefined {
  if (Kind === 'person')
    return Surname.trim() === ''
      ? undefined
      : { name: { kind: 'person', surname: Surname, forename: Forename } };
  if (Kind === 'known' || Name.trim() === '') return undefined;
  const number = parseCompanyNumber(CompanyNumber);
  return {
    name: { kind: 'whole', name: Name },
    ...(number.ok && { registeredNumber: companyNumber(number.number) }),
  };
}

function toKnown({ Members, Address }: ShareHolder): Omit<KnownHolder, 'id'> {
  return {
    members: Members.map((each) => ({
      personId: personId(each.PersonId),
      ...(each.Kind === 'person'
        ? {
            name: {
              kind: 'person' as const,
              surname: each.Surname,
              forename: each.Forename ?? undefined,
            },
          }
        : {
            name: { kind: 'whole' as const, name: each.Name },
            ...(each.CompanyNumber !== null && { registeredNumber: companyNumber(each.CompanyNumber) }),
          }),
    })),
    ...(Address !== null && { address: toRecord(Address) }),
  };
}

/** What tells addresses apart; nothing where none is entered. */
function toRecord({ Premises, Line1, Town, Postcode, Country }: NonNullable<ShareHolder['Address']>) {
  return { premises: Premises, line1: Line1, town: Town, postcode: Postcode, country: Country };
}

function addressOf(id: string, holders: readonly ShareHolder[]): string {
  const own = holders.filter(({ Members }) => Members.some(({ PersonId }) => PersonId === id));
  return own.map(({ Address }) => addressLine(Address)).find((line) => line !== '') ?? '';
}
