import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { shareCountMask } from '#kit/mask/number-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import styles from './opening.module.css';
import { emptyCertificate, type OpeningForm } from './opening-values.ts';
import { PastDayField } from '../fields/past-day-field.tsx';

interface PaperFieldsProps {
  readonly form: OpeningForm;
  readonly name: `holdings.${number}`;
  /** The shares bear numbers. */
  readonly isNumbered: boolean;
}

/** What a member has on paper already: the entry in the register of members, and certificates. */
export function PaperFields({ form, name, isNumbered }: PaperFieldsProps) {
  const certificates = useFieldArray({ control: form.control, name: `${name}.certificates` });
  const isOnlyOne = certificates.fields.length === 1;
  const holder = useWatch({ control: form.control, name: `${name}.holder` });
  if (holder !== 'named') return null;
  return (
    <>
      <PastDayField
        control={form.control}
        name={`${name}.enteredOn`}
        label="Entered in the register of members"
        hint="Empty where it is not known"
        optional
      />
      {certificates.fields.map(({ id }, place) => (
        <Fieldset key={id} title={isOnlyOne ? 'Existing certificate' : `Existing certificate ${place + 1}`}>
          <FieldRow>
            <TextField
              {...form.register(`${name}.certificates.${place}.number`)}
              label="Certificate number"
              mask={shareCountMask}
              numeric
              width="s"
            />
            <PastDayField
              control={form.control}
              name={`${name}.certificates.${place}.issuedOn`}
              label="Issued on"
              hint="As it is dated"
            />
            {!isOnlyOne && (
              <TextField
                {...form.register(`${name}.certificates.${place}.shares`)}
                label="Shares it is for"
                mask={shareCountMask}
                numeric
                width="s"
              />
            )}
          </FieldRow>
          {!isOnlyOne && isNumbered && (
            <TextField
              {...form.register(`${name}.certificates.${place}.numbers`)}
              label="Numbers of these shares"
              hint="Like 1-50, 61"
            />
          )}
          <Button kind="text" compact onClick={() => certificates.remove(place)}>
            {isOnlyOne ? 'Remove the certificate' : `Remove certificate ${place + 1}`}
          </Button>
        </Fieldset>
      ))}
      <div className={styles.buttons}>
        <Button kind="text" onClick={() => certificates.append(emptyCertificate)}>
          {certificates.fields.length === 0
            ? 'Add an existing certificate'
            : 'Add another existing certificate'}
        </Button>
      </div>
    </>
  );
}
