import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/action/button.tsx';
import { Combobox } from '#kit/form/combobox.tsx';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { blankHolding } from '../event-values.ts';
import type { HeldShares, ShareClass } from '../register-facts.ts';

import type { EventFormState } from './fields-props.ts';
import styles from './fields.module.css';

/** Beyond so many, holdings are chosen one by one. */
const mostAtOnce = 200;

interface HoldingRowsProps {
  readonly form: EventFormState;
  readonly name: 'Holdings' | 'Means.Holdings';
  /** Whose shares they are: "Holder who sells". */
  readonly label: string;
  /** What is done with them: "Shares bought". */
  readonly sharesLabel: string;
  readonly shareClass: ShareClass | undefined;
  readonly held: readonly HeldShares[];
}

/** Shares of some holders, each shown with what they have of the class on that day. */
export function HoldingRows({ form, name, label, sharesLabel, shareClass, held }: HoldingRowsProps) {
  const rows = useFieldArray({ control: form.control, name });
  const takeAll = () =>
    rows.replace(
      held.map(({ holderId, shares, numbers }) => ({
        ...blankHolding,
        HolderId: holderId,
        Shares: shares,
        Numbers: numbers,
      })),
    );
  return (
    <>
      <GroupError name={name} />
      {rows.fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.entry}>
          <legend>{rows.fields.length === 1 ? 'Holding' : `Holding ${index + 1}`}</legend>
          <HoldingRow
            form={form}
            name={`${name}.${index}`}
            label={label}
            sharesLabel={sharesLabel}
            isNumbered={shareClass?.IsNumbered ?? false}
            held={held}
            onRemove={rows.fields.length > 1 ? () => rows.remove(index) : undefined}
          />
        </fieldset>
      ))}
      <div className={styles.buttons}>
        <Button onClick={() => rows.append(blankHolding)}>Add another holding</Button>
        {held.length > 1 && held.length <= mostAtOnce && (
          <Button kind="text" onClick={takeAll}>
            Fill in every holder with all their shares
          </Button>
        )}
      </div>
    </>
  );
}

interface HoldingRowProps {
  readonly form: EventFormState;
  readonly name: `Holdings.${number}` | `Means.Holdings.${number}`;
  readonly label: string;
  readonly sharesLabel: string;
  readonly isNumbered: boolean;
  readonly held: readonly HeldShares[];
  readonly onRemove: (() => void) | undefined;
}

function HoldingRow({ form, name, label, sharesLabel, isNumbered, held, onRemove }: HoldingRowProps) {
  const holderId = useWatch({ control: form.control, name: `${name}.HolderId` });
  const own = held.find((each) => each.holderId === holderId);
  const takeAll = (all: HeldShares) => {
    form.setValue(`${name}.Shares`, all.shares, { shouldDirty: true });
    form.setValue(`${name}.Numbers`, all.numbers, { shouldDirty: true });
  };
  return (
    <>
      <Controller
        name={`${name}.HolderId`}
        control={form.control}
        render={({ field }) => <Combobox {...field} label={label} options={toOptions(held)} />}
      />
      <FieldRow>
        <ShareCountField
          {...form.register(`${name}.Shares`)}
          label={sharesLabel}
          unit={own === undefined ? 'shares' : `of\u00A0${formatNumber(own.shares)}`}
        />
        {isNumbered && (
          <TextField
            {...form.register(`${name}.Numbers`)}
            label="Their numbers"
            hint={own === undefined ? 'Like 1-50, 61' : `Holds ${own.numbers}`}
            width="m"
            code
          />
        )}
      </FieldRow>
      <div className={styles.rowActs}>
        {own !== undefined && (
          <Button kind="text" onClick={() => takeAll(own)}>
            All {formatNumber(own.shares)} shares of {own.name}
          </Button>
        )}
        {onRemove && (
          <Button kind="text" onClick={onRemove}>
            Remove {own === undefined ? 'this holding' : `the holding of ${own.name}`}
          </Button>
        )}
      </div>
    </>
  );
}

/** Holders to choose from, with what they have. */
export function toOptions(held: readonly HeldShares[]) {
  return held.map(({ holderId, name, shares, numbers }) => ({
    value: holderId,
    label: name,
    detail: numbers === '' ? `${formatNumber(shares)} shares` : `${formatNumber(shares)} shares, ${numbers}`,
  }));
}
