import type { UseFormReturn } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { LiveStatus } from '#kit/live-status/live-status.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { SIC_CODE_HINT, type SicValues } from './sic-values.ts';
import styles from '../steps.module.css';

/** Keeps the place of the codes until their fields have come: as many rows, each as high. */
export function ComingCodes({ form }: { form: UseFormReturn<SicValues, unknown, SicValues> }) {
  const codes = form.getValues('sicCodes.codes');
  return (
    <>
      <VisuallyHidden>
        <LiveStatus>Loading the codes</LiveStatus>
      </VisuallyHidden>
      <div className={styles.codes} aria-hidden="true" inert>
        {codes.map(({ code }, index) => (
          <div key={code} className={styles.row}>
            <TextField
              name={`coming.${index}`}
              label={`SIC code ${index + 1}`}
              hint={index === 0 ? SIC_CODE_HINT : undefined}
              readOnly
            />
            <Button kind="text">Remove code {index + 1}</Button>
          </div>
        ))}
        <div className={styles.buttons}>
          <Button>Add a code</Button>
        </div>
      </div>
    </>
  );
}
