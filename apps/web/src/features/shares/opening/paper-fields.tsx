import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { Button } from '#kit/action/button.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { DateField } from '#kit/form/date-field.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { shareCountMask } from '#kit/form/number-masks.ts';
import { TextField } from '#kit/form/text-field.tsx';
import styles from './opening.module.css';
import { emptyCertificate, type OpeningForm } from './opening-values.ts';

interface PaperFieldsProps {
  readonly form: OpeningForm;
  readonly name: `Holdings.${number}`;
  /** The shares bear numbers. */
  readonly isNumbered: boolean;
}

/** What a member has on paper already: the entry in the register of members, and certificates. */
export function PaperFields({ form, name, isNumbered }: PaperFieldsProps) {
  const certificates = useFieldArray({ control: form.control, name: `${name}.Certificates` });
  const isOnlyOne = certificates.fields.length === 1;
  const holder = useWatch({ control: form.control, name: `${name}.Holder` });
  if (holder !== 'named') return null;
  return (
    <>
      <PastDay
        form={form}
        name={`${name}.EnteredOn`}
        label="Entered in the register of members"
        hint="Empty where it is not known"
        optional
      />
      {certificates.fields.map(({ id }, place) => (
        <Entry key={id} title={isOnlyOne ? 'Certificate on paper' : `Certificate ${place + 1} on paper`}>
          <FieldRow>
            <TextField
              {...form.register(`${name}.Certificates.${place}.Number`)}
              label="Certificate number"
              mask={shareCountMask}
              figure
              width="s"
            />
            <PastDay
              form={form}
              name={`${name}.Certificates.${place}.IssuedOn`}
              label="Issued on"
              hint="As it is dated"
            />
            {!isOnlyOne && (
              <TextField
                {...form.register(`${name}.Certificates.${place}.Shares`)}
                label="Shares it is for"
                mask={shareCountMask}
                figure
                width="s"
              />
            )}
          </FieldRow>
          {!isOnlyOne && isNumbered && (
            <TextField
              {...form.register(`${name}.Certificates.${place}.Numbers`)}
              label="Numbers of these shares"
              hint="Like 1-50, 61"
            />
          )}
          <Button kind="text" compact onClick={() => certificates.remove(place)}>
            {isOnlyOne ? 'Remove the certificate' : `Remove certificate ${place + 1}`}
          </Button>
        </Entry>
      ))}
      <div className={styles.buttons}>
        <Button kind="text" onClick={() => certificates.append(emptyCertificate)}>
          {certificates.fields.length === 0
            ? 'Add a certificate on paper'
            : 'Add another certificate on paper'}
        </Button>
      </div>
    </>
  );
}

interface PastDayProps {
  readonly form: OpeningForm;
  readonly name: `Holdings.${number}.EnteredOn` | `Holdings.${number}.Certificates.${number}.IssuedOn`;
  readonly label: string;
  readonly hint: string;
  readonly optional?: boolean;
}

/** A day up to that of the balance. */
function PastDay({ form, name, label, hint, optional }: PastDayProps) {
  const today = useToday();
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <DateField {...field} label={label} hint={hint} optional={optional} today={today} latest={today} />
      )}
    />
  );
}
