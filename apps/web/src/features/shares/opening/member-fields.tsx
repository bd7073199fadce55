import { ButtonRow } from '#kit/button/button-row.tsx';
import { type ReactNode, useState } from 'react';
import { useFieldArray, useWatch, Controller } from 'react-hook-form';
import { HolderNameFields } from '#company-page/holders/holder-name-fields.tsx';
import { Button } from '#kit/button/button.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Select } from '#kit/select/select.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { CompanyNumberField } from '../holders/company-number-field.tsx';
import { emptyMember, addressGiven } from '../holders/holder-values.ts';
import type { OpeningForm } from './opening-values.ts';
import { flushSync } from 'react-dom';
import { Muted } from '#kit/muted/muted.tsx';
import { AddressFields } from '../holders/address-fields.tsx';
import { NamesakeChoice } from '../holders/which-person.tsx';
import { namesakesOf } from '../holders/same-name.ts';
import { useHolders } from '../holders/share-holder.ts';

interface MemberFieldsProps {
  readonly form: OpeningForm;
  readonly name: `holdings.${number}`;
  readonly companyId: string;
}

const holderOptions = [
  { value: 'named', label: 'Named holder' },
  { value: 'unknown', label: 'Not known yet' },
  { value: 'treasury', label: 'The company itself (treasury)' },
];

/** Who holds the shares: one or several jointly, the company itself, or nobody knows yet. */
export function MemberFields({ form, name, companyId }: MemberFieldsProps) {
  const members = useFieldArray({ control: form.control, name: `${name}.members` });
  const holder = useWatch({ control: form.control, name: `${name}.holder` });
  return (
    <>
      <Select {...form.register(`${name}.holder`)} label="Holder" options={holderOptions} width="m" />
      {holder === 'named' && (
        <>
          <GroupError name={`${name}.members`} />
          {members.fields.map(({ id }, place) => (
            <OneMember key={id} form={form} holding={name} place={place} companyId={companyId}>
              {place > 0 && (
                <Button kind="text" onClick={() => members.remove(place)}>
                  Remove joint holder {place + 1}
                </Button>
              )}
              {place === members.fields.length - 1 && (
                <Button kind="text" onClick={() => members.append(emptyMember)}>
                  Add a joint holder
                </Button>
              )}
            </OneMember>
          ))}
          <HolderAddress form={form} name={`${name}.address`} />
          {members.fields.length > 1 && (
            <TextField
              {...form.register(`${name}.designation`)}
              label="Designation of the account"
              optional
              width="m"
            />
          )}
        </>
      )}
    </>
  );
}

interface OneMemberProps {
  readonly form: OpeningForm;
  readonly holding: `holdings.${number}`;
  readonly place: number;
  readonly companyId: string;
  /** More acts on the list of holders. */
  readonly children: ReactNode;
}

function OneMember({ form, holding, place, companyId, children }: OneMemberProps) {
  const name = `${holding}.members.${place}` as const;
  const isCompany = useWatch({ control: form.control, name: `${name}.kind` }) === 'company';
  const who = place > 0 ? 'Joint holder: ' : '';
  const change = () => form.setValue(`${name}.kind`, isCompany ? 'person' : 'company', { shouldDirty: true });
  return (
    <>
      <HolderNameFields
        who={who}
        isWhole={isCompany}
        register={(field) => form.register(`${name}.${field}`)}
      />
      {isCompany && <CompanyNumberField {...form.register(`${name}.companyNumber`)} who={who} />}
      <SamePerson form={form} holding={holding} place={place} companyId={companyId} />
      <ButtonRow apart>
        <Button kind="text" onClick={change}>
          {isCompany ? 'This is a person' : 'This is a company or firm'}
        </Button>
        {children}
      </ButtonRow>
    </>
  );
}

interface HolderAddressProps {
  readonly form: OpeningForm;
  readonly name: `holdings.${number}.address`;
}

/** The address of whoever is named, where it is to be entered: a balance can have many holders. */
function HolderAddress({ form, name }: HolderAddressProps) {
  const [isShown, setIsShown] = useState(() => 'address' in addressGiven(form.getValues(name)));
  const show = () => {
    flushSync(() => setIsShown(true));
    form.setFocus(`${name}.premises`);
  };
  if (!isShown)
    return (
      <Button kind="text" onClick={show}>
        Enter the address
      </Button>
    );
  return (
    <>
      <AddressFields register={(part) => form.register(`${name}.${part}`)} />
      <Muted small>Whoever is already on the register of members keeps the address that is there.</Muted>
    </>
  );
}

interface SamePersonProps {
  readonly form: OpeningForm;
  readonly holding: `holdings.${number}`;
  readonly place: number;
  readonly companyId: string;
}

/** Asks who is meant by a name that the company keeps already, though its books begin only now. */
function SamePerson({ form, holding, place, companyId }: SamePersonProps) {
  const name = `${holding}.members.${place}` as const;
  const { holders } = useHolders(companyId);
  const member = useWatch({ control: form.control, name });
  const address = useWatch({ control: form.control, name: `${holding}.address` });
  // Joint holders have the address of the first of them.
  const own = place === 0 ? address : undefined;
  const namesakes = namesakesOf(member, own, holders);
  if (namesakes === undefined) return null;
  return (
    <Controller
      name={`${name}.who`}
      control={form.control}
      render={({ field }) => (
        <NamesakeChoice
          {...field}
          value={field.value === '' ? namesakes.meant : field.value}
          namesakes={namesakes}
        />
      )}
    />
  );
}
