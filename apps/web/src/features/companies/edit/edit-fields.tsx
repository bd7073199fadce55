import { jurisdictionsOf, parseCompanyNumber } from '@statbook/domain/companies';
import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { toAddressText } from '@statbook/domain/public-address';
import { lowerFirst } from '@statbook/domain/lower-first';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { DateField } from '#kit/date-field/date-field.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { Muted } from '#kit/muted/muted.tsx';
import { Select } from '#kit/select/select.tsx';
import { addressMask, cityMask, countyMask, postcodeMask } from '#kit/mask/address-masks.ts';
import { emailMask, freeNameMask, sicCodesMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';
import {
  describeChange,
  type EditPart,
  editParts,
  type FormRow,
  type Registered,
  whyNotChanged,
} from './edit-parts.ts';
import type { EditValues } from './edit-values.ts';

interface PartProps {
  readonly forms: readonly FormRow[];
  readonly form: StatbookForm<EditValues>;
}

interface PartSectionProps extends PartProps {
  readonly part: EditPart;
  /** As it is registered. */
  readonly now: ReactNode;
  readonly children: ReactNode;
}

/** A part as it is registered, whether it changes, and while it does, how. */
function PartSection({ form, forms, part, now, children }: PartSectionProps) {
  const { label } = editParts[part];
  const isChanging = useWatch({ control: form.control, name: `changes.${part}` });
  const whyNot = whyNotChanged(part, forms);
  return (
    <FormSection title={label} description={<>Registered: {now}</>}>
      {whyNot === undefined ? (
        <Checkbox
          {...form.register(`changes.${part}`)}
          label={`Change the ${lowerFirst(label)}`}
          hint={describeChange(part, forms)}
        />
      ) : (
        <Muted>{whyNot}</Muted>
      )}
      {isChanging && children}
    </FormSection>
  );
}

const countries = [
  { value: 'GB-ENG', label: 'England', register: 'england' },
  { value: 'GB-WLS', label: 'Wales', register: 'wales' },
  { value: 'GB-SCT', label: 'Scotland', register: 'scotland' },
  { value: 'GB-NIR', label: 'Northern Ireland', register: 'northern-ireland' },
];

/** Where the office may be: in the part of the country in which the company is registered, as its number says. */
function countriesOf(typedNumber: string) {
  const parsed = parseCompanyNumber(typedNumber);
  const possible = parsed.ok ? jurisdictionsOf(parsed.number) : [];
  return countries.filter(({ register }) => possible.length === 0 || possible.includes(register));
}

/** The registered office (AD01). */
export function OfficePart({
  registered,
  companyNumber,
  ...part
}: PartProps & { registered: Registered; companyNumber: string }) {
  const line = (name: keyof EditValues['registeredOffice']) => part.form.register(`registeredOffice.${name}`);
  const now = toAddressText(registered.registeredOffice) ?? 'not known';
  return (
    <PartSection {...part} part="registeredOffice" now={<bdi>{now}</bdi>}>
      <TextField {...line('premise')} label="Building name or number" width="m" mask={addressMask} />
      <TextField {...line('street')} label="Street" optional mask={addressMask} />
      <TextField {...line('postTown')} label="Town or city" width="m" mask={cityMask} />
      <TextField {...line('county')} label="County" width="m" optional mask={countyMask} />
      <Select
        {...line('country')}
        label="Country"
        placeholder="Choose a country"
        options={countriesOf(companyNumber)}
      />
      <TextField {...line('postcode')} label="Postcode" width="s" code mask={postcodeMask} />
    </PartSection>
  );
}

/** The registered e-mail address (REA), which is not public. */
export function EmailPart({ hasEmail, ...part }: PartProps & { hasEmail: boolean | null }) {
  const now = hasEmail === null ? 'not known' : hasEmail ? 'an address that is not public' : 'none';
  return (
    <PartSection {...part} part="registeredEmail" now={now}>
      <TextField
        {...part.form.register('registeredEmail')}
        label="New registered email address"
        inputMode="email"
        mask={emailMask}
        code
      />
    </PartSection>
  );
}

/** What the company does, which is stated with the next confirmation statement. */
export function SicPart({ registered, ...part }: PartProps & { registered: Registered }) {
  const now = registered.sicCodes.map(({ code }) => code).join(', ') || 'none';
  return (
    <PartSection {...part} part="classificationCodeDetails" now={now}>
      <TextField
        {...part.form.register('classificationCodeDetails')}
        label="New SIC codes"
        hint="Up to four codes of five digits, like 62012 62020"
        mask={sicCodesMask}
        width="m"
        code
      />
    </PartSection>
  );
}

/** The accounting reference date (AA01). */
export function AccountingPart({
  accounts,
  today,
  ...part
}: PartProps & { accounts: CompanyOverview['accounts']; today: string }) {
  const endsOn = accounts?.nextMadeUpTo ?? undefined;
  const now = endsOn === undefined ? 'not known' : <DateValue date={endsOn} />;
  return (
    <PartSection {...part} part="accountingReference" now={<>the period ends on {now}</>}>
      <Controller
        name="accountingReference"
        control={part.form.control}
        render={({ field }) => <DateField {...field} label="New last day of the period" today={today} />}
      />
    </PartSection>
  );
}

/** The name (NM01), by special resolution. */
export function NamePart({ name, ...part }: PartProps & { name: string }) {
  return (
    <PartSection {...part} part="proposedName" now={<bdi>{name}</bdi>}>
      <TextField
        {...part.form.register('proposedName')}
        mask={freeNameMask}
        label="New name"
        hint="With its ending, such as Limited. It is registered in capitals."
      />
    </PartSection>
  );
}
