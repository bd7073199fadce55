import type { ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { Fieldset, FieldsetPart } from '#kit/fieldset/fieldset.tsx';
import { useFocusAfterRemoval } from '#kit/fieldset/use-focus-after-removal.ts';
import { ShareCountField } from '#kit/number-field/number-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { Select } from '#kit/select/select.tsx';
import { addressMask, cityMask, countryMask, postcodeMask } from '#kit/mask/address-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { HolderFields } from './holder-fields.tsx';
import { emptyHolding, type HoldingName, type ShareholdersForm } from './holding-values.ts';
import styles from '../steps.module.css';

interface HoldingFieldsProps {
  readonly form: ShareholdersForm;
  readonly classNames: readonly string[];
  /** Addresses are asked of traded companies only. */
  readonly isTraded: boolean;
}

/** The full list of members; who holds shares in several classes stands there once for each. */
export function HoldingFields({ form, classNames, isTraded }: HoldingFieldsProps) {
  const holdings = useFieldArray({ control: form.control, name: 'shareholdings.holdings' });
  const { addButton, removing } = useFocusAfterRemoval();
  const [first = ''] = classNames;
  const add = () => {
    // A new one begins with its holder's name, though other fields of it are on the page sooner.
    const focusName = `shareholdings.holdings.${holdings.fields.length}.holders.0.forename`;
    holdings.append(emptyHolding(classNames.length === 1 ? first : ''), { focusName });
  };
  return (
    <>
      {holdings.fields.map(({ id }, index) => (
        <Fieldset key={id} title={`Shareholding ${index + 1}`}>
          <HolderFields form={form} name={`shareholdings.holdings.${index}`} />
          <FieldRow>
            <ClassField form={form} name={`shareholdings.holdings.${index}`} classNames={classNames} />
            <ShareCountField
              {...form.register(`shareholdings.holdings.${index}.numberHeld`)}
              label="Number held"
              hint="0 for somebody who has left; then give the transfer."
              width="s"
              canBeZero
            />
          </FieldRow>
          {isTraded && <AddressFields form={form} name={`shareholdings.holdings.${index}`} />}
          <TransferFields form={form} name={`shareholdings.holdings.${index}`}>
            <Button kind="text" onClick={() => removing(() => holdings.remove(index))}>
              Remove shareholding {index + 1}
            </Button>
          </TransferFields>
        </Fieldset>
      ))}
      <div className={styles.buttons}>
        <Button ref={addButton} onClick={add}>
          Add a shareholding
        </Button>
      </div>
    </>
  );
}

interface PartProps {
  readonly form: ShareholdersForm;
  readonly name: HoldingName;
}

/** One of the classes of the capital; typed where the capital is not known. */
function ClassField({ form, name, classNames }: PartProps & { readonly classNames: readonly string[] }) {
  const current = useWatch({ control: form.control, name: `${name}.className` });
  if (classNames.length === 0) {
    return <TextField {...form.register(`${name}.className`)} label="Class of shares" width="m" />;
  }
  // A class that the register's list names and the capital does not stays to be seen, until it is corrected.
  const choices = current === '' || classNames.includes(current) ? classNames : [...classNames, current];
  return (
    <Select
      {...form.register(`${name}.className`)}
      label="Class of shares"
      placeholder="Choose a class"
      options={choices.map((choice) => ({ value: choice, label: choice }))}
    />
  );
}

function AddressFields({ form, name }: PartProps) {
  return (
    <FieldsetPart>
      <GroupError name={`${name}.address`} />
      <TextField
        {...form.register(`${name}.address.premises`)}
        label="House name or number"
        mask={addressMask}
        width="m"
      />
      <TextField {...form.register(`${name}.address.line1`)} label="Street" mask={addressMask} />
      <FieldRow>
        <TextField {...form.register(`${name}.address.town`)} label="Town" width="m" mask={cityMask} />
        <TextField
          {...form.register(`${name}.address.postcode`)}
          label="Postcode"
          width="s"
          mask={postcodeMask}
          code
        />
      </FieldRow>
      <TextField {...form.register(`${name}.address.country`)} label="Country" width="m" mask={countryMask} />
    </FieldsetPart>
  );
}

function TransferFields({ form, name, children }: PartProps & { readonly children: ReactNode }) {
  const transfers = useFieldArray({ control: form.control, name: `${name}.transfers` });
  const { addButton, removing } = useFocusAfterRemoval();
  return (
    <>
      <GroupError name={`${name}.transfers`} />
      {transfers.fields.map(({ id }, index) => (
        <FieldsetPart key={id}>
          <FieldRow>
            <PastDayField
              control={form.control}
              name={`${name}.transfers.${index}.transferredOn`}
              label={`Transfer ${index + 1}: date`}
            />
            <ShareCountField
              {...form.register(`${name}.transfers.${index}.numberOfShares`)}
              label="Shares transferred away"
              width="s"
            />
          </FieldRow>
          <Button kind="text" onClick={() => removing(() => transfers.remove(index))}>
            Remove transfer {index + 1}
          </Button>
        </FieldsetPart>
      ))}
      <div className={styles.buttons}>
        <Button
          ref={addButton}
          kind="text"
          onClick={() => transfers.append({ transferredOn: '', numberOfShares: '' })}
        >
          Add a transfer out of this holding
        </Button>
        {children}
      </div>
    </>
  );
}
