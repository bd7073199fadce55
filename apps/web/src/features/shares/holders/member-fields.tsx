import { ButtonRow } from '#kit/button/button-row.tsx';
import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { Combobox, type ComboboxOption } from '#kit/combobox/combobox.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { freeNameMask, personNameMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { CompanyNumberField } from './company-number-field.tsx';
import { emptyMember, type HolderForm } from './holder-values.ts';
import type { ShareHolder } from './share-holder.ts';
import { WhichPerson } from './which-person.tsx';

interface MembersProps {
  readonly form: HolderForm;
  readonly holders: readonly ShareHolder[];
  /** Everybody who stands in this register already. */
  readonly people: readonly ComboboxOption[];
}

/** Who holds the shares: one, or several jointly in the order in which they are named. */
export function MemberFields({ form, holders, people }: MembersProps) {
  const members = useFieldArray({ control: form.control, name: 'members' });
  const isJoint = members.fields.length > 1;
  return (
    <>
      <GroupError name="members" />
      {members.fields.map(({ id }, index) => (
        <Fieldset
          key={id}
          title={isJoint ? `Joint holder ${index + 1}${index === 0 ? ', who votes' : ''}` : undefined}
          look="lined"
        >
          <OneMember form={form} holders={holders} people={people} index={index} />
          {isJoint && (
            <ButtonRow apart>
              {index > 0 && (
                <Button kind="text" compact onClick={() => members.move(index, index - 1)}>
                  Name joint holder {index + 1} earlier
                </Button>
              )}
              <Button kind="text" compact onClick={() => members.remove(index)}>
                Remove joint holder {index + 1}
              </Button>
            </ButtonRow>
          )}
        </Fieldset>
      ))}
      {members.fields.length < 20 && (
        <ButtonRow apart>
          <Button compact onClick={() => members.append(emptyMember)}>
            Add a joint holder
          </Button>
        </ButtonRow>
      )}
    </>
  );
}

const kinds = [
  { value: 'person', label: 'A person' },
  { value: 'company', label: 'A company or firm' },
];
const knownKind = { value: 'known', label: 'Somebody who is already on this register' };

function OneMember({ form, holders, people, index }: MembersProps & { readonly index: number }) {
  const name = `members.${index}` as const;
  const kind = useWatch({ control: form.control, name: `${name}.kind` });
  return (
    <>
      <RadioGroup
        {...form.register(`${name}.kind`)}
        label="Who it is"
        options={people.length > 0 ? [...kinds, knownKind] : kinds}
      />
      {kind === 'person' && (
        <FieldRow>
          <TextField
            {...form.register(`${name}.forename`)}
            label="Forenames"
            optional
            mask={personNameMask}
            width="full"
          />
          <TextField
            {...form.register(`${name}.surname`)}
            label="Surname"
            mask={personNameMask}
            width="full"
          />
        </FieldRow>
      )}
      {kind === 'company' && (
        <>
          <TextField
            {...form.register(`${name}.name`)}
            label="Name of the company or firm"
            mask={freeNameMask}
            width="full"
          />
          <CompanyNumberField {...form.register(`${name}.companyNumber`)} />
        </>
      )}
      <WhichPerson form={form} index={index} holders={holders} />
      {kind === 'known' && (
        <Controller
          name={`${name}.personId`}
          control={form.control}
          render={({ field }) => <Combobox {...field} label="Name" options={people} />}
        />
      )}
    </>
  );
}
