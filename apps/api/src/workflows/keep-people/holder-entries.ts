import {
  type AddressRecord,
  addressText,
  type HolderMember,
  type ShareHolder,
} from '@statbook/domain/share-capital';
import { type BookedEntry, toParticulars } from './register-entry.ts';

/** Each member once, however many accounts they hold alone or with others; the address is that of the first. */
export function holderEntries(holders: readonly ShareHolder[]): BookedEntry[] {
  const entries = new Map<string, BookedEntry>();
  // Joint holders have one address, that of the first of them.
  for (const { members, address } of holders)
    for (const [place, member] of members.entries())
      if (!entries.has(member.personId))
        entries.set(member.personId, toEntry(member, place === 0 ? address : undefined));
  return [...entries.values()];
}

function toEntry(
  { personId, name, registeredNumber: number }: HolderMember,
  address: AddressRecord | undefined,
): BookedEntry {
  return {
    register: 'holder',
    registerKey: personId,
    role: 'On the register of members',
    heldFrom: null,
    heldUntil: null,
    particulars: toParticulars({
      ...(address && { Address: addressText(address) }),
      ...(number && { Registration: number }),
    }),
    compared: {
      name:
        name.kind === 'whole'
          ? { kind: 'body', name: name.name }
          : { kind: 'human', surname: name.surname, forename: name.forename },
      postcode: address?.postcode,
      // The register of members takes the numbers of Companies House only.
      registration: number && { number, country: 'United Kingdom', register: 'Companies House' },
    },
    verification: null,
    protection: 'none',
    held: undefined,
  };
}
