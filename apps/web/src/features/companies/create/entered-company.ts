import {
  describeCompanyType,
  findNumberRefusal,
  jurisdictionsOf,
  parseCompanyNumber,
  HAND_MADE_TYPES,
} from '@statbook/domain/companies';
import { z } from 'zod';
import type { CallInput } from '#api/call-types.ts';
import { enteredDate } from '#kit/date-field/entered-date.ts';
import { withoutEmpty } from '#kit/field/without-empty.ts';

export type Entered = CallInput<'createCompany'>['body'];

const jurisdictions = ['england-wales', 'wales', 'england', 'scotland', 'northern-ireland'] as const;

const jurisdictionTexts: Readonly<Record<(typeof jurisdictions)[number], string>> = {
  'england-wales': 'England and Wales',
  wales: 'Wales',
  england: 'England',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

export const typeOptions = HAND_MADE_TYPES.map((value) => ({
  value,
  label: describeCompanyType(value),
}));

/** Those that the letters of the number leave; all of them as long as it is no number. */
export function jurisdictionOptions(typed: string) {
  const parsed = parseCompanyNumber(typed);
  const possible = parsed.ok ? jurisdictionsOf(parsed.number) : [];
  return jurisdictions
    .filter((value) => possible.length === 0 || possible.includes(value))
    .map((value) => ({ value, label: jurisdictionTexts[value] }));
}

const line = z.string().trim();

/** What a person enters of a company, with what to do where it cannot be. */
export const enteredCompany = z.object({
  companyNumber: z.string().superRefine((text, context) => {
    const parsed = parseCompanyNumber(text);
    const refusal = parsed.ok
      ? findNumberRefusal(parsed.number)
      : 'Enter the company number, like 01234567 or SC123456';
    if (refusal !== undefined) context.addIssue({ code: 'custom', message: refusal });
  }),
  companyName: line.min(1, 'Enter the company’s name'),
  companyType: z.string().pipe(z.enum(HAND_MADE_TYPES, 'Choose the company type')),
  incorporatedOn: enteredDate('Enter the date on which it was incorporated, like 5 3 1980'),
  jurisdiction: z.string().pipe(z.enum(jurisdictions, 'Choose where it is registered')),
  registeredOffice: z.object({
    premises: line,
    addressLine1: line.min(1, 'Enter the first line of the address'),
    addressLine2: line,
    locality: line.min(1, 'Enter the town'),
    region: line,
    postalCode: line.min(1, 'Enter the postcode'),
    country: line,
  }),
});

export const emptyCompany = {
  companyNumber: '',
  companyName: '',
  companyType: '',
  incorporatedOn: '',
  jurisdiction: '',
  registeredOffice: {
    premises: '',
    addressLine1: '',
    addressLine2: '',
    locality: '',
    region: '',
    postalCode: '',
    country: '',
  },
};

/** What is sent: lines that were left empty are left out. */
export function toBody({ registeredOffice, ...company }: z.output<typeof enteredCompany>): Entered {
  const { addressLine1, locality, postalCode, ...others } = registeredOffice;
  const given = withoutEmpty(others);
  return { ...company, registeredOffice: { ...given, addressLine1, locality, postalCode } };
}
