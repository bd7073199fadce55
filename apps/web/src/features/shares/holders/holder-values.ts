import { COMPANY_NUMBER_ASKED, isCivilDate, parseCompanyNumber } from '@statbook/domain';
import { z } from 'zod';
import type { CallInput } from '#api/call-types.ts';
import { anotherPerson } from './same-name.ts';
import { addressLine, isKnown, nameOfMember, type ShareHolder } from './share-holder.ts';

const text = (most: number) => z.string().trim().max(most, `Enter at most ${most} characters`);

const member = z
  .object({
    Kind: z.enum(['person', 'company', 'known']),
    Forename: text(100),
    Surname: text(160),
    Name: text(160),
    CompanyNumber: text(20),
    PersonId: z.string(),
    /** Who it was before a change: a new name makes nobody else of them. */
    WasPersonId: z.string(),
    /** Who is meant by a name of the register: a person of it, or another one; '' where nobody bears it. */
    Who: z.string(),
  })
  .superRefine(({ Kind, Surname, Name, CompanyNumber, PersonId }, context) => {
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (Kind === 'person' && Surname === '') missing('Surname', 'Enter the surname');
    if (Kind === 'company' && Name === '') missing('Name', 'Enter the name of the company or firm');
    if (Kind === 'company' && CompanyNumber !== '' && !parseCompanyNumber(CompanyNumber).ok)
      missing('CompanyNumber', COMPANY_NUMBER_ASKED);
    if (Kind === 'known' && PersonId === '') missing('PersonId', 'Choose somebody of this register');
  });

/** The address of an account; any part may be empty. */
export const holderAddress = z.object({
  Premises: text(100),
  Line1: text(100),
  Line2: text(100),
  Town: text(100),
  County: text(100),
  Postcode: text(100),
  Country: text(100),
});
export type HolderAddress = z.output<typeof holderAddress>;

/** The rules of the form that enters a shareholder; the fields have the names of the call. */
export const holderSchema = z
  .object({
    Members: z.array(member),
    Designation: text(100),
    Address: holderAddress,
    /** Somebody new, or a change: since a day, or because it was entered wrongly. */
    How: z.enum(['new', 'changed', 'wrong']),
    EffectiveOn: z.string(),
  })
  .superRefine(({ How, EffectiveOn }, context) => {
    if (How === 'changed' && !isCivilDate(EffectiveOn))
      context.addIssue({ code: 'custom', path: ['EffectiveOn'], message: 'Enter the day of the change' });
  });

export type HolderValues = z.output<typeof holderSchema>;
type MemberValues = HolderValues['Members'][number];

export const emptyMember: MemberValues = {
  Kind: 'person',
  Forename: '',
  Surname: '',
  Name: '',
  CompanyNumber: '',
  PersonId: '',
  WasPersonId: '',
  Who: '',
};

export const noAddress: HolderAddress = {
  Premises: '',
  Line1: '',
  Line2: '',
  Town: '',
  County: '',
  Postcode: '',
  Country: '',
};

export const newHolder: HolderValues = {
  Members: [emptyMember],
  Designation: '',
  Address: noAddress,
  How: 'new',
  EffectiveOn: '',
};

/** What the form of a change begins with; that of somebody new where nobody was known. */
export function toChangeValues({
  Members,
  Designation,
  Address,
}: Omit<ShareHolder, 'Holdings'>): HolderValues {
  if (!isKnown({ Members })) return newHolder;
  const address = Object.entries(noAddress).map(([part]) => [part, partOf(Address, part)] as const);
  return {
    Members: Members.map((each) => ({
      ...emptyMember,
      WasPersonId: each.PersonId,
      Kind: each.Kind,
      ...(each.Kind === 'person'
        ? { Surname: each.Surname, Forename: each.Forename ?? '' }
        : { Name: each.Name, CompanyNumber: each.CompanyNumber ?? '' }),
    })),
    Designation: Designation ?? '',
    Address: { ...noAddress, ...Object.fromEntries(address) },
    How: 'changed',
    EffectiveOn: '',
  };
}

/** A change as the call takes it. */
export function toChangeBody(
  { companyId, holderId }: { companyId: string; holderId: string },
  values: HolderValues,
  holders: readonly ShareHolder[],
): NonNullable<CallInput<'saveShareHolder'>['body']> {
  return {
    ...toHolderBody(companyId, values, holders),
    HolderId: holderId,
    ...(values.How === 'changed' && { EffectiveOn: values.EffectiveOn }),
  };
}

function partOf(address: ShareHolder['Address'], part: string): string {
  return Object.entries(address ?? {}).find(([name]) => name === part)?.[1] ?? '';
}

/** The form as the call takes it: what was left empty is left out. */
export function toHolderBody(
  companyId: string,
  { Members, Designation, Address }: HolderValues,
  holders: readonly ShareHolder[],
): NonNullable<CallInput<'saveShareHolder'>['body']> {
  return {
    CompanyId: companyId,
    Members: Members.map((each) => toMember(each, holders)),
    ...(Designation !== '' && { Designation }),
    ...addressGiven(Address),
  };
}

function toMember(
  { Kind, Forename, Surname, Name, CompanyNumber, PersonId, WasPersonId, Who }: MemberValues,
  holders: readonly ShareHolder[],
) {
  const known = Kind === 'known' ? findPerson(holders, PersonId) : undefined;
  if (known?.Kind === 'company')
    return { Kind: known.Kind, PersonId, Name: known.Name, ...numbered(known.CompanyNumber ?? '') };
  if (known !== undefined)
    return {
      Kind: known.Kind,
      PersonId,
      Surname: known.Surname,
      ...(known.Forename !== null && { Forename: known.Forename }),
    };
  const same = WasPersonId === '' ? whoIs(Who) : { PersonId: WasPersonId };
  if (Kind === 'company') return { Kind, ...same, Name, ...numbered(CompanyNumber) };
  return { Kind: 'person' as const, ...same, Surname, ...(Forename !== '' && { Forename }) };
}

/** Who is meant by a name of the register, as calls take it. */
export function whoIs(who: string) {
  if (who === '') return {};
  return who === anotherPerson ? { IsAnotherPerson: true } : { PersonId: who };
}

const numbered = (number: string) => (number === '' ? {} : { CompanyNumber: number });

function findPerson(holders: readonly ShareHolder[], id: string) {
  return holders.flatMap(({ Members }) => Members).find(({ PersonId }) => PersonId === id);
}

/** The account that has these names, this designation and this address already, if there is one. */
export function findSameHolder(
  values: HolderValues,
  holders: readonly ShareHolder[],
): ShareHolder | undefined {
  if (values.Members.some(({ Who }) => Who === anotherPerson)) return undefined;
  const names = values.Members.map((each) => {
    const known = each.Kind === 'known' ? findPerson(holders, each.PersonId) : undefined;
    if (known !== undefined) return nameOfMember(known);
    return each.Kind === 'company' ? each.Name : `${each.Forename} ${each.Surname}`;
  });
  const sought = keyOf(names, values.Designation, addressLine(withoutEmpty(values.Address)));
  return holders.find(
    ({ Members, Designation, Address }) =>
      keyOf(Members.map(nameOfMember), Designation ?? '', addressLine(Address)) === sought,
  );
}

function keyOf(names: readonly string[], designation: string, address: string): string {
  return [...names, designation, address]
    .map((part) =>
      part
        .toLowerCase()
        .replace(/[\s,]+/g, ' ')
        .trim(),
    )
    .join('\n');
}

/** An address as calls take it: nothing where nothing of it was entered. */
export function addressGiven(address: HolderAddress): { Address?: Partial<HolderAddress> } {
  const Address = withoutEmpty(address);
  return Object.keys(Address).length > 0 ? { Address } : {};
}

function withoutEmpty(address: HolderAddress): Partial<HolderAddress> {
  return Object.fromEntries(Object.entries(address).filter(([, part]) => part !== ''));
}
