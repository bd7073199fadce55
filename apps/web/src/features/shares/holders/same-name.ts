import { companyNumber, parseCompanyNumber } from '@statbook/domain/companies';
import {
  isContradicted,
  KnownPersons,
  type MemberEntered,
  personId,
  type ShareHolder as KnownHolder,
} from '@statbook/domain/share-capital';
import { addressLine, type ShareHolder } from './share-holder.ts';

/** Somebody else of a name that stands in the register already. */
export const anotherPerson = 'another';

/** Somebody as they are typed into a form. */
interface MemberTyped {
  readonly kind: 'person' | 'company' | 'known';
  readonly forename: string;
  readonly surname: string;
  readonly name: string;
  readonly companyNumber: string;
}

/** A person of the register who bears the name that is entered. */
interface Namesake {
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
  address: NonNullable<ShareHolder['address']> | undefined,
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

function toEntered(member: MemberTyped): MemberEntered | undefined {
  const { kind, forename, surname, name } = member;
  if (kind === 'person')
    return surname.trim() === '' ? undefined : { name: { kind: 'person', surname, forename } };
  if (kind === 'known' || name.trim() === '') return undefined;
  const number = parseCompanyNumber(member.companyNumber);
  return {
    name: { kind: 'whole', name },
    ...(number.ok && { registeredNumber: companyNumber(number.number) }),
  };
}

function toKnown({ members, address }: ShareHolder): Omit<KnownHolder, 'id'> {
  return {
    members: members.map((each) => ({
      personId: personId(each.personId),
      ...(each.kind === 'person'
        ? {
            name: {
              kind: 'person' as const,
              surname: each.surname,
              forename: each.forename ?? undefined,
            },
          }
        : {
            name: { kind: 'whole' as const, name: each.name },
            ...(each.companyNumber !== null && { registeredNumber: companyNumber(each.companyNumber) }),
          }),
    })),
    ...(address !== null && { address: toRecord(address) }),
  };
}

/** What tells addresses apart; nothing where none is entered. */
function toRecord({ premises, line1, town, postcode, country }: NonNullable<ShareHolder['address']>) {
  return { premises, line1, town, postcode, country };
}

function addressOf(id: string, holders: readonly ShareHolder[]): string {
  const own = holders.filter(({ members }) => members.some(({ personId }) => personId === id));
  return own.map(({ address }) => addressLine(address)).find((line) => line !== '') ?? '';
}
