import { type AddressRecord, describeShareholder, type ShareholderName } from '../shareholdings.ts';
import { classKey } from '../statement-of-capital.ts';
import type { HolderMember, ShareHolder } from './holder.ts';
import type { PersonId } from '../ledger/ids.ts';

/** A member as entered by name, who may be a person of the register already. */
export interface MemberEntered extends Omit<HolderMember, 'personId'> {
  /** The person of the register, where the user has chosen one. */
  readonly personId?: PersonId | undefined;
  /** The user has said that it is another person of the same name. */
  readonly isAnotherPerson?: boolean | undefined;
}

/** An account as entered; its members may be persons of the register already. */
export interface HolderEntered extends Omit<ShareHolder, 'id' | 'members'> {
  readonly members: readonly MemberEntered[];
}

type KnownHolder = Omit<ShareHolder, 'id'>;

/** A person of a register, with the addresses of the accounts in which they are named first. */
interface KnownPerson extends HolderMember {
  readonly addresses: readonly AddressRecord[];
}

/** Finds the persons of a register, alone or jointly, by name or company number. */
export class KnownPersons {
  readonly #byId = new Map<PersonId, KnownPerson>();
  readonly #byKey = new Map<string, Set<PersonId>>();

  constructor(holders: readonly KnownHolder[]) {
    for (const holder of holders) this.add(holder);
  }

  /** Adds the members of an account. */
  add({ members, address }: KnownHolder): void {
    for (const [place, member] of members.entries()) {
      const { personId } = member;
      const known = this.#byId.get(personId);
      // Joint holders have one address, that of the first named (s.113(5)): it says nothing about the others.
      const addresses = address !== undefined && place === 0 ? [address] : [];
      this.#byId.set(personId, {
        ...member,
        registeredNumber: member.registeredNumber ?? known?.registeredNumber,
        addresses: [...(known?.addresses ?? []), ...addresses],
      });
      for (const key of keysOf(member)) {
        const ids = this.#byKey.get(key) ?? new Set();
        this.#byKey.set(key, ids.add(personId));
      }
    }
  }

  /** The persons with the company number of a member or, where none has it, with the name. */
  listNamed(member: Pick<MemberEntered, 'name' | 'registeredNumber'>): readonly KnownPerson[] {
    const found = keysOf(member).map((key) =>
      [...(this.#byKey.get(key) ?? [])].flatMap((id) => this.#byId.get(id) ?? []),
    );
    const [named = [], numbered = []] = found;
    return numbered.length > 0 ? numbered : named;
  }
}

/** Whether a company number or an address shows that a person of the same name is somebody else. */
export function isContradicted(
  { registeredNumber }: Pick<MemberEntered, 'registeredNumber'>,
  address: AddressRecord | undefined,
  known: KnownPerson,
): boolean {
  if (registeredNumber !== undefined && known.registeredNumber !== undefined)
    return registeredNumber !== known.registeredNumber;
  if (address === undefined || known.addresses.length === 0) return false;
  return known.addresses.every((other) => differ(address, other));
}

/**
 * Links the members of new accounts to persons: the person of the register with the name, where exactly one is contradicted
 * by neither company number nor address; otherwise a new person. Accounts entered together are linked among themselves.
 */
export function linkMembers(
  entered: readonly HolderEntered[],
  register: readonly KnownHolder[],
  newPerson: () => PersonId,
): readonly KnownHolder[] {
  const known = new KnownPersons(register);
  return entered.map((holder) => {
    const members: HolderMember[] = [];
    for (const [place, { personId, isAnotherPerson, ...given }] of holder.members.entries()) {
      const address = place === 0 ? holder.address : undefined;
      const meant = known
        .listNamed(given)
        // Nobody is a joint holder with themselves: father and son may have one name.
        .filter((person) => !members.some((each) => each.personId === person.personId))
        .filter((person) => !isContradicted(given, address, person));
      const theOne = isAnotherPerson || meant.length !== 1 ? undefined : meant[0]?.personId;
      members.push({ ...given, personId: personId ?? theOne ?? newPerson() });
    }
    const linked = { ...holder, members };
    known.add(linked);
    return linked;
  });
}

function keysOf({ name, registeredNumber }: Pick<MemberEntered, 'name' | 'registeredNumber'>): string[] {
  const called = `${name.kind} ${nameKey(name)}`;
  return registeredNumber === undefined ? [called] : [called, registeredNumber];
}

const nameKey = (name: ShareholderName) => classKey(describeShareholder(name));

/** Addresses are typed in many ways: postcode and premises decide; without postcodes, every part that both have. */
function differ(one: AddressRecord, other: AddressRecord): boolean {
  const isOther = (field: keyof AddressRecord) => {
    const [left, right] = [addressKey(one[field]), addressKey(other[field])];
    return left !== '' && right !== '' && left !== right;
  };
  const areCoded = addressKey(one.postcode) !== '' && addressKey(other.postcode) !== '';
  if (areCoded) return isOther('postcode') || isOther('premises');
  return (['premises', 'line1', 'town', 'country'] as const).some(isOther);
}

const addressKey = (text: string | undefined) => (text ?? '').replaceAll(/[\s.,]+/g, '').toUpperCase();
