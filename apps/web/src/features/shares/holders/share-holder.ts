import type { CallReply } from '#api/call-types.ts';
import type { ComboboxOption } from '#kit/form/combobox.tsx';
import { formatNumber } from '#kit/value/format.ts';

/** Somebody of the register with what they hold today. */
export type ShareHolder = CallReply<'getMultiShareHolderDetails'>['Entity'][number];
type Member = ShareHolder['Members'][number];

/** Whether somebody is named of an account; of shares whose holder nobody knows yet there is one without. */
export const isKnown = ({ Members }: Pick<ShareHolder, 'Members'>): boolean => Members.length > 0;

export function nameOfMember(member: Member): string {
  if (member.Kind === 'company') return member.Name;
  return [member.Forename, member.Surname].filter((part) => part !== null && part !== '').join(' ');
}

/** An address on one line; empty where none is kept. */
export function addressLine(address: ShareHolder['Address']): string {
  const { CareOf, PoBox, Premises, Line1, Line2, Town, County, Postcode, Country } = address ?? {};
  const parts = [CareOf, PoBox, [Premises, Line1].filter(Boolean).join(' '), Line2, Town, County];
  return [...parts, Postcode, Country].filter(Boolean).join(', ');
}

/** A holder as they are chosen: by name, with what they hold and where they live. */
export function holderOption({ HolderId, Name, Holdings, Address }: ShareHolder): ComboboxOption {
  const held = Holdings.map(({ Shares, ClassName }) => `${formatNumber(Shares)} ${ClassName}`).join(', ');
  return { value: HolderId, label: Name, detail: [held, addressLine(Address)].filter(Boolean).join(' · ') };
}

/** Everybody who stands in the register, alone or jointly, once. */
export function peopleOf(holders: readonly ShareHolder[]): ComboboxOption[] {
  const people = new Map<string, ComboboxOption>();
  for (const { Members, Address } of holders)
    for (const member of Members)
      if (!people.has(member.PersonId))
        people.set(member.PersonId, {
          value: member.PersonId,
          label: nameOfMember(member),
          detail: addressLine(Address),
        });
  return [...people.values()];
}
