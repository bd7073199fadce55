import { readShareCount, sumReadableShares, toDecimalText } from '@statbook/domain/money';
import { classKey } from '@statbook/domain/share-capital';
import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { CallInput, CallReply } from '#api/call-types.ts';
import { enteredDate, enteredDateOrNone } from '#kit/date-field/entered-date.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { withoutEmpty } from '#kit/field/without-empty.ts';
import { formatNumber } from '#kit/value/format.ts';
import { classSchema, toClassValues } from '../classes/class-values.ts';
import {
  addressGiven,
  addressPart,
  emptyMember,
  holderAddress,
  type MemberValues,
  memberSchema,
  noAddress,
  toMember,
  toMemberValues,
} from '../holders/holder-values.ts';
import { describeHolder, type ShareHolder } from '../holders/share-holder.ts';

/** The opening balance of a company: what the registry proposes, or what was recorded. */
export type Opening = CallReply<'getOpeningBalance'>['entity'][number];
export type RecordedBalance = NonNullable<Opening['recorded']>;
type OpeningBody = CallInput<'saveOpeningBalance'>['body'];

const shareClass = classSchema.extend({
  currency: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{3}$/, 'Enter the three letters of the currency, such as GBP'),
  sharesInIssue: z.string().trim().min(1, 'Enter the shares in issue'),
});

const day = enteredDateOrNone('Enter a date, like 31 3 2026');

const certificate = z.object({
  number: z.string(),
  issuedOn: z.string(),
  shares: z.string(),
  numbers: z.string(),
});

const certificateOfMember = certificate.extend({
  number: z.string().trim().min(1, 'Enter the number of the certificate'),
  issuedOn: enteredDate('Enter the date on the certificate'),
});

/** What is entered of nobody is not sent, and so not judged. */
const anyAddress = z.record(addressPart, z.string());

const sharesHeld = z.object({
  class: z.string(),
  designation: z.string().trim(),
  shares: z.string().trim().min(1, 'Enter the number of shares'),
  priceEach: z.string(),
  unpaidEach: z.string(),
  numbers: z.string(),
  members: z.array(z.custom<MemberValues>()),
  address: anyAddress,
  enteredOn: z.string(),
  certificates: z.array(certificate),
});

/** The shares of somebody named, of the company itself, or of holders whom nobody knows yet: only the first need a name. */
const holding = z.discriminatedUnion('holder', [
  sharesHeld.extend({
    holder: z.literal('named'),
    members: z.array(memberSchema),
    address: holderAddress,
    enteredOn: day,
    certificates: z.array(certificateOfMember),
  }),
  sharesHeld.extend({ holder: z.enum(['unknown', 'treasury']) }),
]);

export const openingSchema = z.object({
  on: enteredDate('Enter the as at date, like 27 3 2024'),
  source: z.string().trim().min(1, 'Enter where the figures come from'),
  /** Whether holders without a certificate on paper get new ones; the date counts then alone, the as at date where it is empty. */
  issuesCertificates: z.boolean(),
  certificatesIssuedOn: day,
  classes: z.array(shareClass).min(1, 'Add a class of shares'),
  holdings: z.array(holding).min(1, 'Add the holdings'),
});

export type OpeningValues = z.output<typeof openingSchema>;
export type ClassValues = OpeningValues['classes'][number];
export type HoldingValues = OpeningValues['holdings'][number];
export type OpeningForm = UseFormReturn<OpeningValues, unknown, OpeningValues>;

export const emptyCertificate = { number: '', issuedOn: '', shares: '', numbers: '' };

export const emptyHolding: HoldingValues = {
  class: '0',
  holder: 'named',
  members: [emptyMember],
  address: noAddress,
  designation: '',
  shares: '',
  priceEach: '',
  unpaidEach: '',
  numbers: '',
  enteredOn: '',
  certificates: [],
};

export const emptyClass: ClassValues = { ...toClassValues(undefined), particulars: '', sharesInIssue: '' };

/** What the form begins with: the registry's figures, and nothing that only people know. */
export function toOpeningValues(proposal: Opening['proposal']): OpeningValues {
  const certificates = { issuesCertificates: false, certificatesIssuedOn: '' };
  if (proposal === null)
    return { on: '', source: '', ...certificates, classes: [emptyClass], holdings: [emptyHolding] };
  const { on, source, classes, holdings } = proposal;
  return {
    ...certificates,
    on: on ?? '',
    source,
    classes: classes.map((proposed) => ({
      ...emptyClass,
      ...proposed,
      nominalValue: proposed.nominalValue ?? '',
    })),
    holdings: holdings.map(({ class: place, members, shares, unpaidEach }) => ({
      ...emptyHolding,
      class: String(place),
      shares,
      unpaidEach: unpaidEach ?? '',
      members: members.map(toMemberValues),
    })),
  };
}

/** The values as they are sent: an empty figure is one that nobody knows. */
export function toOpeningBody(
  values: OpeningValues,
  { companyId, key, holders }: { companyId: string; key: string; holders: readonly ShareHolder[] },
): OpeningBody {
  return {
    companyId,
    key,
    on: values.on,
    source: values.source,
    issuesCertificates: values.issuesCertificates,
    ...(values.issuesCertificates && withoutEmpty({ certificatesIssuedOn: values.certificatesIssuedOn })),
    classes: values.classes,
    holdings: values.holdings.map((each) => {
      const { class: place, holder, members, shares, designation, priceEach, unpaidEach, numbers } = each;
      return {
        class: Number(place),
        isTreasury: holder === 'treasury',
        members: holder === 'named' ? members.map((member) => toMember(member, holders)) : [],
        shares,
        ...withoutEmpty({ designation, priceEach, unpaidEach, numbers }),
        ...(holder === 'named' && { ...addressGiven(each.address), ...onPaper(each) }),
      };
    }),
  };
}

/** What a member has on paper; a certificate that is the only one is for all the shares. */
function onPaper({ enteredOn, certificates: entered }: HoldingValues) {
  const certificates = entered.map(({ number, issuedOn, shares, numbers }) => ({
    number,
    issuedOn,
    ...(entered.length > 1 && withoutEmpty({ shares, numbers })),
  }));
  return { ...withoutEmpty({ enteredOn }), ...(certificates.length > 0 && { certificates }) };
}

/** Where the holdings of a class and its shares in issue differ, in words; undefined where they agree. */
export function differenceOf(
  { className, sharesInIssue }: ClassValues,
  holdings: readonly Pick<HoldingValues, 'shares'>[],
): string | undefined {
  const stated = readShareCount(sharesInIssue);
  const held = sumReadableShares(holdings.map(({ shares }) => shares));
  if (stated === undefined || held === stated) return undefined;
  const grouped = (count: typeof held) => formatNumber(toDecimalText(count));
  return `${className || 'this class'} has ${grouped(stated)} in issue, its holdings have ${grouped(held)}`;
}

/** "Alice Green and Bob Stone (A/c JMB)". */
export function describeHolding(holding: HoldingValues, holders: readonly ShareHolder[]): string {
  const { holder, members, designation } = holding;
  if (holder === 'treasury') return 'The company (treasury)';
  if (holder === 'unknown') return 'Unidentified holders';
  return describeHolder({ members: members.map((member) => toMember(member, holders)), designation });
}

/** The holdings of each class, in the order of the classes. */
export function groupByClass({ classes, holdings }: Pick<OpeningValues, 'classes' | 'holdings'>) {
  return classes.map((shareClass, place) => ({
    shareClass,
    key: `${place} ${classKey(shareClass.className)}`,
    holdings: holdings.filter((each) => Number(each.class) === place),
  }));
}

/** The classes whose holdings do not add up to their shares in issue, each at its field; undefined where all do. */
export function findUnequal(values: OpeningValues): FormRefusal | undefined {
  const errors = groupByClass(values).flatMap(({ shareClass, holdings }, place) => {
    // What cannot be read is refused at its own field.
    const isRead = holdings.every(({ shares }) => readShareCount(shares) !== undefined);
    if (!isRead || differenceOf(shareClass, holdings) === undefined) return [];
    const held = toDecimalText(sumReadableShares(holdings.map(({ shares }) => shares)));
    const message = `Make the shares in issue and the holdings of ${shareClass.className} agree: the holdings add up to ${formatNumber(held)}`;
    return [[`classes.${place}.sharesInIssue`, message] as const];
  });
  if (errors.length === 0) return undefined;
  return {
    detail: 'The holdings do not add up to the shares in issue.',
    errors: Object.fromEntries(errors),
  };
}
