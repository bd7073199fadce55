import { MOST_SIC_CODES, SIC_ACTIVITIES } from '@statbook/domain/reference-data';
import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { useFocusAfterRemoval } from '#kit/fieldset/use-focus-after-removal.ts';
import { SIC_CODE_HINT, type SicValues } from './sic-values.ts';
import styles from '../steps.module.css';

const options = SIC_ACTIVITIES.map(({ code, description }) => ({
  value: code,
  label: `${code} – ${description}`,
}));

/** Up to four codes, found by number or by words. */
export default function SicCodeFields({ form }: { form: UseFormReturn<SicValues, unknown, SicValues> }) {
  const codes = useFieldArray({ control: form.control, name: 'sicCodes.codes' });
  const { addButton, removing } = useFocusAfterRemoval();
  return (
    <div className={styles.codes}>
      <GroupError name="sicCodes.codes" />
      {codes.fields.map(({ id }, index) => (
        <div key={id} className={styles.row}>
          <Controller
            name={`sicCodes.codes.${index}.code`}
            control={form.control}
            render={({ field }) => (
              <Combobox
                {...field}
                name={`sicCodes.codes.${index}`}
                label={`SIC code ${index + 1}`}
                hint={index === 0 ? SIC_CODE_HINT : undefined}
                options={options}
              />
            )}
          />
          <Button kind="text" onClick={() => removing(() => codes.remove(index))}>
            Remove code {index + 1}
          </Button>
        </div>
      ))}
      <div className={styles.buttons}>
        {codes.fields.length < MOST_SIC_CODES ? (
          <Button ref={addButton} onClick={() => codes.append({ code: '' })}>
            Add a code
          </Button>
        ) : (
          <p>A company has at most {MOST_SIC_CODES} codes.</p>
        )}
      </div>
    </div>
  );
}
