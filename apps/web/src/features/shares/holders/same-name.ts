import { companyNumber, parseCompanyNumber } from '@statbook/domain/companies';
import {
  isContradicted,
  KnownPersons,
  type MemberEntered,
  personId,
  type ShareHolder as KnownHolder,
} from '@statbook/domain/share-capital';
import { type MemberValues, toMember } from './holder-values.ts';
import { addressLine, anotherPerson, type MemberNamed, type ShareHolder } from './share-holder.ts';

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
  member: MemberValues,
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

function toEntered(member: MemberValues): MemberEntered | undefined {
  const { kind, surname, name } = member;
  const isNamed = (kind === 'person' ? surname : name).trim() !== '';
  return isNamed && kind !== 'known' ? toNamed(toMember(member)) : undefined;
}

function toKnown({ members, address }: ShareHolder): Omit<KnownHolder, 'id'> {
  return {
    members: members.map((each) => ({ ...toNamed(each), personId: personId(each.personId) })),
    ...(address !== null && { address: toRecord(address) }),
  };
}

function toNamed(member: MemberNamed): MemberEntered {
  if (member.kind === 'person') {
    const { surname, forename } = member;
    return { name: { kind: 'person', surname, forename: forename ?? undefined } };
  }
  const number = parseCompanyNumber(member.companyNumber ?? '');
  return {
    name: { kind: 'whole', name: member.name },
    ...(number.ok && { registeredNumber: companyNumber(number.number) }),
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
