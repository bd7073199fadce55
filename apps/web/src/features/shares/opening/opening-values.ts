import {
  classKey,
  COMPANY_NUMBER_ASKED,
  parseCompanyNumber,
  parseShareCount,
  sumShares,
  toDecimalText,
} from '@statbook/domain';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { CallInput, CallReply } from '#api/call-types.ts';
import { addressGiven, holderAddress, noAddress, whoIs } from '../holders/holder-values.ts';

/** The opening balance of a company: what the registry proposes, or what was recorded. */
export type Opening = CallReply<'getOpeningBalance'>['Entity'][number];
export type RecordedBalance = NonNullable<Opening['Recorded']>;
type OpeningBody = CallInput<'saveOpeningBalance'>['body'];

const member = z.object({
  Kind: z.enum(['person', 'company']),
  Forename: z.string(),
  Surname: z.string(),
  Name: z.string(),
  CompanyNumber: z.string(),
  /** Who is meant by a name that the company keeps already; '' where nobody has said it. */
  Who: z.string(),
});

const namedMember = member.superRefine(({ Kind, Surname, Name, CompanyNumber }, context) => {
  if (Kind === 'person' && Surname.trim() === '')
    context.addIssue({ code: 'custom', path: ['Surname'], message: 'Enter the surname' });
  if (Kind === 'company' && Name.trim() === '')
    context.addIssue({ code: 'custom', path: ['Name'], message: 'Enter the name' });
  if (Kind === 'company' && CompanyNumber.trim() !== '' && !parseCompanyNumber(CompanyNumber).ok)
    context.addIssue({
      code: 'custom',
      path: ['CompanyNumber'],
      message: COMPANY_NUMBER_ASKED,
    });
});

const shareClass = z.object({
  ClassName: z.string().trim().min(1, 'Enter the name of the class'),
  Currency: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{3}$/, 'Enter the three letters of the currency, such as GBP'),
  NominalValue: z
    .string()
    .trim()
    .regex(/^(?=.*[1-9])\d{1,8}(\.\d{1,6})?$/, 'Enter the nominal value above zero, such as 1 or 0.10'),
  Particulars: z.string().trim().min(1, 'Enter the rights attached to the shares'),
  VotesPerShare: z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, 'Enter the votes of each share as a whole number, 0 for none'),
  IsRedeemable: z.boolean(),
  IsNumbered: z.boolean(),
  SharesInIssue: z.string().trim().min(1, 'Enter the shares in issue'),
});

const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Enter a date, like 31 3 2026');

const certificate = z.object({
  Number: z.string(),
  IssuedOn: z.string(),
  Shares: z.string(),
  Numbers: z.string(),
});

const certificateOfMember = certificate.extend({
  Number: z.string().trim().min(1, 'Enter the number of the certificate'),
  IssuedOn: day.min(1, 'Enter the day that stands on the certificate'),
});

/** What is entered of nobody is not sent, and so not judged. */
const anyAddress = z.record(holderAddress.keyof(), z.string());

const sharesHeld = z.object({
  Class: z.string(),
  Designation: z.string(),
  Shares: z.string().trim().min(1, 'Enter the number of shares'),
  PriceEach: z.string(),
  UnpaidEach: z.string(),
  Numbers: z.string(),
  Members: z.array(member),
  Address: anyAddress,
  EnteredOn: z.string(),
  Certificates: z.array(certificate),
});

/** The shares of somebody named, of the company itself, or of holders whom nobody knows yet: only the first need a name. */
const holding = z.discriminatedUnion('Holder', [
  sharesHeld.extend({
    Holder: z.literal('named'),
    Members: z.array(namedMember),
    Address: holderAddress,
    EnteredOn: day,
    Certificates: z.array(certificateOfMember),
  }),
  sharesHeld.extend({ Holder: z.enum(['unknown', 'treasury']) }),
]);

export const openingSchema = z.object({
  On: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter the day of the balance, like 27 3 2024'),
  Source: z.string().trim().min(1, 'Enter where the figures come from'),
  Classes: z.array(shareClass).min(1, 'Add a class of shares'),
  Holdings: z.array(holding).min(1, 'Add the holdings'),
});

export type OpeningValues = z.output<typeof openingSchema>;
export type ClassValues = OpeningValues['Classes'][number];
export type HoldingValues = OpeningValues['Holdings'][number];
export type OpeningForm = UseFormReturn<OpeningValues, unknown, OpeningValues>;

export const emptyMember: HoldingValues['Members'][number] = {
  Kind: 'person',
  Forename: '',
  Surname: '',
  Name: '',
  CompanyNumber: '',
  Who: '',
};

export const emptyCertificate: HoldingValues['Certificates'][number] = {
  Number: '',
  IssuedOn: '',
  Shares: '',
  Numbers: '',
};

export const emptyHolding: HoldingValues = {
  Class: '0',
  Holder: 'named',
  Members: [emptyMember],
  Address: noAddress,
  Designation: '',
  Shares: '',
  PriceEach: '',
  UnpaidEach: '',
  Numbers: '',
  EnteredOn: '',
  Certificates: [],
};

export const emptyClass: ClassValues = {
  ClassName: '',
  Currency: 'GBP',
  NominalValue: '',
  Particulars: '',
  VotesPerShare: '1',
  IsRedeemable: false,
  IsNumbered: false,
  SharesInIssue: '',
};

/** What the form begins with: the registry's figures, and nothing that only people know. */
export function toOpeningValues(proposal: Opening['Proposal']): OpeningValues {
  if (proposal === null) return { On: '', Source: '', Classes: [emptyClass], Holdings: [emptyHolding] };
  const { On, Source, Classes, Holdings } = proposal;
  return {
    On: On ?? '',
    Source,
    Classes: Classes.map(({ ClassName, Currency, NominalValue, Particulars, SharesInIssue }) => ({
      ...emptyClass,
      ClassName,
      Currency,
      NominalValue: NominalValue ?? '',
      Particulars,
      SharesInIssue,
    })),
    Holdings: Holdings.map(({ Class, Members, Shares, UnpaidEach }) => ({
      ...emptyHolding,
      Class: String(Class),
      Shares,
      UnpaidEach: UnpaidEach ?? '',
      Members: Members.map((each) => ({
        ...emptyMember,
        ...(each.Kind === 'company'
          ? { Kind: 'company' as const, Name: each.Name, CompanyNumber: each.CompanyNumber ?? '' }
          : { Surname: each.Surname, Forename: each.Forename ?? '' }),
      })),
    })),
  };
}

/** The values as they are sent: an empty figure is one that nobody knows. */
export function toOpeningBody(values: OpeningValues, companyId: string, key: string): OpeningBody {
  return {
    CompanyId: companyId,
    Key: key,
    On: values.On,
    Source: values.Source,
    Classes: values.Classes,
    Holdings: values.Holdings.map((each) => ({
      Class: Number(each.Class),
      IsTreasury: each.Holder === 'treasury',
      Members: each.Holder === 'named' ? each.Members.map(toMember) : [],
      Shares: each.Shares,
      ...given('Designation', each.Designation),
      ...given('PriceEach', each.PriceEach),
      ...given('UnpaidEach', each.UnpaidEach),
      ...given('Numbers', each.Numbers),
      ...(each.Holder === 'named' && { ...addressGiven(each.Address), ...onPaper(each) }),
    })),
  };
}

/** What a member has on paper; a certificate that is the only one is for all the shares. */
function onPaper({ EnteredOn, Certificates }: HoldingValues) {
  const isOnlyOne = Certificates.length === 1;
  const certificates = Certificates.map(({ Number: number, IssuedOn, Shares, Numbers }) => ({
    Number: number,
    IssuedOn,
    ...(isOnlyOne ? {} : { ...given('Shares', Shares), ...given('Numbers', Numbers) }),
  }));
  return { ...given('EnteredOn', EnteredOn), ...(certificates.length > 0 && { Certificates: certificates }) };
}

function toMember({ Kind, Forename, Surname, Name, CompanyNumber, Who }: HoldingValues['Members'][number]) {
  return Kind === 'company'
    ? { Kind, ...whoIs(Who), Name, ...given('CompanyNumber', CompanyNumber) }
    : { Kind, ...whoIs(Who), Surname, ...given('Forename', Forename) };
}

const given = <Name extends string>(name: Name, text: string) =>
  text.trim() === '' ? {} : ({ [name]: text } as { [key in Name]: string });

/** Where the holdings of a class and its shares in issue differ, in words; undefined where they agree. */
export function differenceOf(
  { ClassName, SharesInIssue }: ClassValues,
  holdings: readonly Pick<HoldingValues, 'Shares'>[],
): string | undefined {
  const stated = parseShareCount(SharesInIssue);
  const counts = holdings.map(({ Shares }) => parseShareCount(Shares));
  const held = sumShares(counts.flatMap((count) => (count.ok ? [count.value] : [])));
  if (!stated.ok || held === stated.value) return undefined;
  return `${ClassName || 'this class'} has ${SharesInIssue} in issue, its holdings have ${toDecimalText(held)}`;
}

/** "Alice Green and Bob Stone (A/c JMB)". */
export function describeHolding({ Holder, Members, Designation }: HoldingValues): string {
  if (Holder === 'treasury') return 'The company (treasury)';
  if (Holder === 'unknown') return 'Holders not yet known';
  const names = Members.map(({ Kind, Forename, Surname, Name }) =>
    Kind === 'company' ? Name : [Forename, Surname].filter(Boolean).join(' '),
  ).join(' and ');
  return Designation.trim() === '' ? names : `${names} (${Designation})`;
}

/** The holdings of each class, in the order of the classes. */
export function groupByClass({ Classes, Holdings }: OpeningValues) {
  return Classes.map((shareClass, place) => ({
    shareClass,
    key: `${place} ${classKey(shareClass.ClassName)}`,
    holdings: Holdings.filter(({ Class }) => Number(Class) === place),
  }));
}
