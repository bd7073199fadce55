import { COMPANY_NUMBER_ASKED, parseCompanyNumber } from '@statbook/domain/companies';
import { isCivilDate } from '@statbook/domain/dates';
import { z } from 'zod';
import type { CallInput } from '#api/call-types.ts';
import { anotherPerson } from './same-name.ts';
import { addressLine, isKnown, nameOfMember, type ShareHolder } from './share-holder.ts';

const text = (most: number) => z.string().trim().max(most, `Enter at most ${most} characters`);

const member = z
  .object({
    kind: z.enum(['person', 'company', 'known']),
    forename: text(100),
    surname: text(160),
    name: text(160),
    companyNumber: text(20),
    personId: z.string(),
    /** Who it was before a change: a new name makes nobody else of them. */
    wasPersonId: z.string(),
    /** Who is meant by a name of the register: a person of it, or another one; '' where nobody bears it. */
    who: z.string(),
  })
  .superRefine((member, context) => {
    checkMember(member, context);
    if (member.kind === 'known' && member.personId === '')
      context.addIssue({ code: 'custom', path: ['personId'], message: 'Choose somebody of this register' });
  });

interface MemberNamed {
  readonly kind: 'person' | 'company' | 'known';
  readonly surname: string;
  readonly name: string;
  readonly companyNumber: string;
}

/** What somebody who is named cannot do without. */
export function checkMember(member: MemberNamed, context: Pick<z.RefinementCtx, 'addIssue'>): void {
  const { kind, surname, name, companyNumber } = member;
  const missing = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  if (kind === 'person' && surname.trim() === '') missing('surname', 'Enter the surname');
  if (kind !== 'company') return;
  if (name.trim() === '') missing('name', 'Enter the name of the company or firm');
  if (companyNumber.trim() !== '' && !parseCompanyNumber(companyNumber).ok)
    missing('companyNumber', COMPANY_NUMBER_ASKED);
}

type MemberOfCall =
  | { readonly kind: 'company'; readonly name: string; readonly companyNumber?: string | null | undefined }
  | { readonly kind: 'person'; readonly surname: string; readonly forename?: string | null | undefined };

/** Somebody of the register or of a proposal as the fields show them. */
export const namesOf = (member: MemberOfCall) =>
  member.kind === 'company'
    ? { kind: member.kind, name: member.name, companyNumber: member.companyNumber ?? '' }
    : { kind: member.kind, surname: member.surname, forename: member.forename ?? '' };

/** The address of an account; any part may be empty. */
export const holderAddress = z.object({
  premises: text(100),
  line1: text(100),
  line2: text(100),
  town: text(100),
  county: text(100),
  postcode: text(100),
  country: text(100),
});
export type HolderAddress = z.output<typeof holderAddress>;

/** The rules of the form that enters a shareholder; the fields have the names of the call. */
export const holderSchema = z
  .object({
    members: z.array(member),
    designation: text(100),
    address: holderAddress,
    /** Somebody new, or a change: since a day, or because it was entered wrongly. */
    how: z.enum(['new', 'changed', 'wrong']),
    effectiveOn: z.string(),
  })
  .superRefine(({ how, effectiveOn }, context) => {
    if (how === 'changed' && !isCivilDate(effectiveOn))
      context.addIssue({ code: 'custom', path: ['effectiveOn'], message: 'Enter the day of the change' });
  });

export type HolderValues = z.output<typeof holderSchema>;
type MemberValues = HolderValues['members'][number];

export const emptyMember: MemberValues = {
  kind: 'person',
  forename: '',
  surname: '',
  name: '',
  companyNumber: '',
  personId: '',
  wasPersonId: '',
  who: '',
};

export const noAddress: HolderAddress = {
  premises: '',
  line1: '',
  line2: '',
  town: '',
  county: '',
  postcode: '',
  country: '',
};

export const newHolder: HolderValues = {
  members: [emptyMember],
  designation: '',
  address: noAddress,
  how: 'new',
  effectiveOn: '',
};

/** What the form of a change begins with; that of somebody new where nobody was known. */
export function toChangeValues(holder: Omit<ShareHolder, 'holdings'>): HolderValues {
  const { members, designation } = holder;
  if (!isKnown(holder)) return newHolder;
  const parts = Object.entries(noAddress).map(([part]) => [part, partOf(holder.address, part)] as const);
  return {
    members: members.map((each) => ({
      ...emptyMember,
      wasPersonId: each.personId,
      ...namesOf(each),
    })),
    designation: designation ?? '',
    address: { ...noAddress, ...Object.fromEntries(parts) },
    how: 'changed',
    effectiveOn: '',
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
    holderId,
    ...(values.how === 'changed' && { effectiveOn: values.effectiveOn }),
  };
}

function partOf(address: ShareHolder['address'], part: string): string {
  return Object.entries(address ?? {}).find(([name]) => name === part)?.[1] ?? '';
}

/** The form as the call takes it: what was left empty is left out. */
export function toHolderBody(
  companyId: string,
  { members, designation, address }: HolderValues,
  holders: readonly ShareHolder[],
): NonNullable<CallInput<'saveShareHolder'>['body']> {
  return {
    companyId,
    members: members.map((each) => toMember(each, holders)),
    ...(designation !== '' && { designation }),
    ...addressGiven(address),
  };
}

function toMember(
  { kind, forename, surname, name, companyNumber, personId, wasPersonId, who }: MemberValues,
  holders: readonly ShareHolder[],
) {
  const known = kind === 'known' ? findPerson(holders, personId) : undefined;
  if (known?.kind === 'company')
    return { kind: known.kind, personId, name: known.name, ...numbered(known.companyNumber ?? '') };
  if (known !== undefined)
    return {
      kind: known.kind,
      personId,
      surname: known.surname,
      ...(known.forename !== null && { forename: known.forename }),
    };
  const same = wasPersonId === '' ? whoIs(who) : { personId: wasPersonId };
  if (kind === 'company') return { kind, ...same, name, ...numbered(companyNumber) };
  return { kind: 'person' as const, ...same, surname, ...(forename !== '' && { forename }) };
}

/** Who is meant by a name of the register, as calls take it. */
export function whoIs(who: string) {
  if (who === '') return {};
  return who === anotherPerson ? { isAnotherPerson: true } : { personId: who };
}

const numbered = (number: string) => (number === '' ? {} : { companyNumber: number });

function findPerson(holders: readonly ShareHolder[], id: string) {
  return holders.flatMap(({ members }) => members).find(({ personId }) => personId === id);
}

/** The account that has these names, this designation and this address already, if there is one. */
export function findSameHolder(
  values: HolderValues,
  holders: readonly ShareHolder[],
): ShareHolder | undefined {
  if (values.members.some(({ who }) => who === anotherPerson)) return undefined;
  const names = values.members.map((each) => {
    const known = each.kind === 'known' ? findPerson(holders, each.personId) : undefined;
    if (known !== undefined) return nameOfMember(known);
    return each.kind === 'company' ? each.name : `${each.forename} ${each.surname}`;
  });
  const sought = keyOf(names, values.designation, addressLine(withoutEmpty(values.address)));
  return holders.find(
    ({ members, designation, address }) =>
      keyOf(members.map(nameOfMember), designation ?? '', addressLine(address)) === sought,
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
export function addressGiven(address: HolderAddress): { address?: Partial<HolderAddress> } {
  const parts = withoutEmpty(address);
  return Object.keys(parts).length > 0 ? { address: parts } : {};
}

function withoutEmpty(address: HolderAddress): Partial<HolderAddress> {
  return Object.fromEntries(Object.entries(address).filter(([, part]) => part !== ''));
}
