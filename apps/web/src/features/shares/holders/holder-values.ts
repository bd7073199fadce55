import { COMPANY_NUMBER_ASKED, parseCompanyNumber } from '@statbook/domain/companies';
import { findDateRefusal } from '@statbook/domain/dates';
import { z } from 'zod';
import type { CallInput } from '#api/call-types.ts';
import { withoutEmpty } from '#kit/field/without-empty.ts';
import { anotherPerson, holderKey, isKnown, type MemberNamed, type ShareHolder } from './share-holder.ts';

const text = (most: number) => z.string().trim().max(most, `Enter at most ${most} characters`);

/** Somebody who holds shares, alone or jointly, as a form names them. */
export const memberSchema = z
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
  .superRefine(({ kind, surname, name, companyNumber, personId }, context) => {
    const missing = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'person' && surname === '') missing('surname', 'Enter the surname');
    if (kind === 'known' && personId === '') missing('personId', 'Choose somebody of this register');
    if (kind !== 'company') return;
    if (name === '') missing('name', 'Enter the name of the company or firm');
    if (companyNumber !== '' && !parseCompanyNumber(companyNumber).ok)
      missing('companyNumber', COMPANY_NUMBER_ASKED);
  });
export type MemberValues = z.output<typeof memberSchema>;

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

/** Somebody of the register or of a proposal as a form names them. */
export const toMemberValues = (member: MemberNamed): MemberValues =>
  member.kind === 'company'
    ? { ...emptyMember, kind: 'company', name: member.name, companyNumber: member.companyNumber ?? '' }
    : { ...emptyMember, surname: member.surname, forename: member.forename ?? '' };

/** The address of an account; any part may be empty. */
export const addressPart = z.enum([
  'careOf',
  'poBox',
  'premises',
  'line1',
  'line2',
  'town',
  'county',
  'postcode',
  'country',
]);
export const holderAddress = z.record(addressPart, text(100));
export type HolderAddress = z.output<typeof holderAddress>;

/** The rules of the form that enters a shareholder; the fields have the names of the call. */
export const holderSchema = z
  .object({
    members: z.array(memberSchema),
    designation: text(100),
    address: holderAddress,
    /** Somebody new, or a change: since a day, or because it was entered wrongly. */
    how: z.enum(['new', 'changed', 'wrong']),
    effectiveOn: z.string(),
  })
  .superRefine(({ how, effectiveOn }, context) => {
    const message = findDateRefusal(effectiveOn, 'Enter the date of the change');
    if (how === 'changed' && message !== undefined)
      context.addIssue({ code: 'custom', path: ['effectiveOn'], message });
  });

export type HolderValues = z.output<typeof holderSchema>;
/** Who an account is, and where. */
export type HolderGiven = Pick<HolderValues, 'members' | 'designation' | 'address'>;
/** So many hold shares jointly at the most. */
export const mostMembers = 20;

export const noAddress: HolderAddress = z.record(addressPart, z.string().default('')).parse({});

export const newHolder: HolderValues = {
  members: [emptyMember],
  designation: '',
  address: noAddress,
  how: 'new',
  effectiveOn: '',
};

type HolderBody = NonNullable<CallInput<'saveShareHolder'>['body']>;
type MemberGiven = HolderBody['members'][number];

/** What the form begins with: that of somebody new where nobody is known, else of a change. */
export function toHolderValues(holder: Omit<ShareHolder, 'holdings'> | undefined, called = ''): HolderValues {
  if (holder === undefined) return { ...newHolder, members: [memberCalled(called)] };
  if (!isKnown(holder)) return newHolder;
  const { members, designation, address } = holder;
  return {
    members: members.map((each) => ({ ...toMemberValues(each), wasPersonId: each.personId })),
    designation: designation ?? '',
    address: { ...noAddress, ...Object.fromEntries(Object.entries(address ?? {})) },
    how: 'changed',
    effectiveOn: '',
  };
}

const firmName = /\b(?:limited|ltd|llp|lp|plc|cyf|inc|gmbh)\.?$/i;

/** Somebody by one text: the last word is the surname, unless it is what firms end with. Figures are of an address. */
function memberCalled(text: string): MemberValues {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  if (firmName.test(name)) return { ...emptyMember, kind: 'company', name };
  if (/\d/.test(name)) return emptyMember;
  const surname = name.split(' ').at(-1) ?? '';
  return { ...emptyMember, forename: name.slice(0, name.length - surname.length).trim(), surname };
}

/** The form as the call takes it, for a new holder or a change: what was left empty is left out. */
export function toHolderBody(
  of: { readonly companyId: string; readonly holderId?: string },
  { members, designation, address, how, effectiveOn }: HolderValues,
  holders: readonly ShareHolder[],
): HolderBody {
  return {
    ...of,
    ...(how === 'changed' && { effectiveOn }),
    members: members.map((each) => toMember(each, holders)),
    ...withoutEmpty({ designation }),
    ...addressGiven(address),
  };
}

/** Somebody as calls take them; of `holders`, whoever was chosen among them. */
export function toMember(member: MemberValues, holders: readonly ShareHolder[] = []): MemberGiven {
  const { kind, forename, surname, name, companyNumber, personId, wasPersonId, who } = member;
  const known = holders.flatMap(({ members }) => members).find((each) => each.personId === personId);
  if (kind === 'known' && known !== undefined)
    return toMember({ ...toMemberValues(known), wasPersonId: personId });
  const same = wasPersonId === '' ? whoIs(who) : { personId: wasPersonId };
  return kind === 'company'
    ? { kind, ...same, name, ...withoutEmpty({ companyNumber }) }
    : { kind: 'person', ...same, surname, ...withoutEmpty({ forename }) };
}

/** Who is meant by a name of the register, as calls take it. */
function whoIs(who: string) {
  if (who === '') return {};
  return who === anotherPerson ? { isAnotherPerson: true } : { personId: who };
}

/** The account that has these names, this designation and this address already, if there is one. */
export function findSameHolder(
  { members, designation, address }: HolderValues,
  holders: readonly ShareHolder[],
): ShareHolder | undefined {
  if (members.some(({ who }) => who === anotherPerson)) return undefined;
  const entered = { members: members.map((each) => toMember(each, holders)), designation };
  const sought = holderKey({ ...entered, address: withoutEmpty(address) });
  return holders.find((holder) => holderKey(holder) === sought);
}

/** An address as calls take it: nothing where nothing of it was entered. */
export function addressGiven(address: HolderAddress): { address?: Partial<HolderAddress> } {
  const parts = withoutEmpty(address);
  return Object.keys(parts).length > 0 ? { address: parts } : {};
}
