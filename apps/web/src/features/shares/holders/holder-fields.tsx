import { ButtonRow } from '#kit/button/button-row.tsx';
import { flushSync } from 'react-dom';
import { Controller, useFieldArray } from 'react-hook-form';
import { HolderNameFields } from '#company-page/holders/holder-name-fields.tsx';
import { Button } from '#kit/button/button.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { useFocusAfterRemoval } from '#kit/fieldset/use-focus-after-removal.ts';
import { type FormPart, usePart } from '#kit/form-part/form-part.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { registrationNumberMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { AddressFields } from './address-fields.tsx';
import { emptyMember, type HolderGiven, mostMembers } from './holder-values.ts';
import { peopleOf, type ShareHolder } from './share-holder.ts';
import { WhichPerson } from './which-person.tsx';

interface HolderProps {
  readonly part: FormPart<HolderGiven>;
  /** Everybody who stands in this register already. */
  readonly holders: readonly ShareHolder[];
  /** Nothing is shown of the address until it is asked for: many holders stand on one form. */
  readonly hidesAddress?: boolean | undefined;
}

/** Who holds the shares: one, or several jointly in the order in which they are named. */
export function HolderFields({ part, holders, hidesAddress = false }: HolderProps) {
  const members = useFieldArray({ control: part.control, name: part.at('members') });
  const { addButton, removing } = useFocusAfterRemoval();
  const isJoint = members.fields.length > 1;
  const moveUp = (index: number) => {
    flushSync(() => members.move(index, index - 1));
    part.row('members', index - 1).focus('kind');
  };
  return (
    <>
      <GroupError name={part.at('members')} />
      {members.fields.map(({ id }, index) => (
        <Fieldset
          key={id}
          title={isJoint ? `Joint holder ${index + 1}${index === 0 ? ', who votes' : ''}` : undefined}
          look="lined"
        >
          <OneMember part={part} holders={holders} index={index} />
          {isJoint && (
            <ButtonRow apart>
              {index > 0 && (
                <Button kind="text" compact onClick={() => moveUp(index)}>
                  Name joint holder {index + 1} earlier
                </Button>
              )}
              <Button kind="text" compact onClick={() => removing(() => members.remove(index))}>
                Remove joint holder {index + 1}
              </Button>
            </ButtonRow>
          )}
        </Fieldset>
      ))}
      {members.fields.length < mostMembers && (
        <ButtonRow apart>
          <Button ref={addButton} compact onClick={() => members.append(emptyMember)}>
            Add a joint holder
          </Button>
        </ButtonRow>
      )}
      <TextField
        {...part.register('designation')}
        label="Designation"
        hint="Tells accounts of the same people apart, like A/c JMB. A trust is never entered."
        optional
        width="m"
      />
      <AddressFields part={part.inner('address')} isHidden={hidesAddress} />
    </>
  );
}

const kinds = [
  { value: 'person', label: 'A person' },
  { value: 'company', label: 'A company or firm' },
];
const knownKind = { value: 'known', label: 'Somebody who is already on this register' };

function OneMember({ part: holder, holders, index }: HolderProps & { readonly index: number }) {
  const part = holder.row('members', index);
  const { kind } = usePart(part, 'kind');
  const people = peopleOf(holders);
  return (
    <>
      <RadioGroup
        {...part.register('kind')}
        label="Who it is"
        options={people.length > 0 ? [...kinds, knownKind] : kinds}
      />
      {kind !== 'known' && <HolderNameFields isWhole={kind === 'company'} register={part.register} />}
      {kind === 'company' && (
        // By it the books of that company are found.
        <TextField
          {...part.register('companyNumber')}
          label="Company number"
          hint="At Companies House, like 01234567; leave empty for a company of another country’s register"
          mask={registrationNumberMask}
          optional
          width="s"
          code
        />
      )}
      <WhichPerson part={holder} index={index} holders={holders} />
      {kind === 'known' && (
        <Controller
          name={part.at('personId')}
          control={part.control}
          render={({ field }) => <Combobox {...field} label="Name" options={people} />}
        />
      )}
    </>
  );
}
