import { streetLine } from '@statbook/domain/street-line';
import { toAddressText } from '@statbook/domain/public-address';
import type { CallReply } from '#api/call-types.ts';
import type { ComboboxOption } from '#kit/combobox/combobox.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { useCall } from '#api/queries.ts';

/** Somebody of the register with what they hold today. */
export type ShareHolder = CallReply<'getMultiShareHolderDetails'>['entity'][number];

/** Somebody else of a name that stands in the register already. */
export const anotherPerson = 'another';

/** Whether somebody is named of an account; of shares whose holder nobody knows yet there is one without. */
export const isKnown = ({ members }: Pick<ShareHolder, 'members'>): boolean => members.length > 0;

/** Somebody of the register, of a proposal or of a form, as calls name them. */
export type MemberNamed =
  | { readonly kind: 'company'; readonly name: string; readonly companyNumber?: string | null | undefined }
  | { readonly kind: 'person'; readonly surname: string; readonly forename?: string | null | undefined };

export function nameOfMember(member: MemberNamed): string {
  return member.kind === 'company'
    ? member.name
    : [member.forename, member.surname].filter(Boolean).join(' ');
}

/** Who an account is, as it stands in the register or is entered. */
export interface HolderNamed {
  readonly members: readonly MemberNamed[];
  readonly designation?: string | null | undefined;
}

/** An account as it is read: "Alice Green and Bob Stone (A/c JMB)". */
export function describeHolder({ members, designation }: HolderNamed): string {
  const names = members.map(nameOfMember).join(' and ');
  return designation ? `${names} (${designation})` : names;
}

type AddressGiven = ShareHolder['address'] | undefined;

/** An address on one line; empty where none is kept. */
export function addressLine(address: AddressGiven): string {
  const { careOf, poBox, premises, line1, line2, town, county, postcode, country } = address ?? {};
  const parts = [careOf, poBox, streetLine(premises, line1), line2, town, county];
  return [...parts, postcode, country].filter(Boolean).join(', ');
}

/** Words however they are written: capitals, commas, stops and spaces tell nothing apart. */
export const foldWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s,.]+/g, ' ')
    .trim();

/** By what an account is found among others: its names, its designation and its address. */
export const holderKey = (holder: HolderNamed & { readonly address?: AddressGiven }): string =>
  [describeHolder(holder), addressLine(holder.address)].map(foldWords).join('\n');

/** The same as the public register writes addresses; nothing where none is kept. */
export function toHolderAddress(address: ShareHolder['address']): string | undefined {
  if (address === null) return undefined;
  const { line1, line2, town, county, postcode, ...rest } = address;
  return toAddressText({
    ...rest,
    addressLine1: line1,
    addressLine2: line2,
    locality: town,
    region: county,
    postalCode: postcode,
  });
}

/** A holder as they are chosen: by name, with what they hold and where they live. */
export function holderOption({ holderId, name, holdings, address }: ShareHolder): ComboboxOption {
  const held = holdings.map(({ shares, className }) => `${formatNumber(shares)} ${className}`).join(', ');
  return { value: holderId, label: name, detail: [held, addressLine(address)].filter(Boolean).join(' · ') };
}

/** Everybody who stands in the register, alone or jointly, once. */
export function peopleOf(holders: readonly ShareHolder[]): ComboboxOption[] {
  const people = new Map<string, ComboboxOption>();
  for (const { members, address } of holders)
    for (const member of members)
      if (!people.has(member.personId))
        people.set(member.personId, {
          value: member.personId,
          label: nameOfMember(member),
          detail: addressLine(address),
        });
  return [...people.values()];
}

const nobody: readonly ShareHolder[] = [];

/** The calls by which pages know who stands in a register. */
export const holderCalls = ['getMultiShareHolderDetails', 'addShareHolderInTransferShare'] as const;

/** Everybody of a company's register; nobody until they are known. */
export function useHolders(companyId: string) {
  const query = useCall('getMultiShareHolderDetails', { query: { companyId } });
  const holders = query.data?.entity ?? nobody;
  const byId = new Map(holders.map((holder) => [holder.holderId, holder]));
  return { holders, byId, isLoading: query.isLoading, error: query.error };
}
