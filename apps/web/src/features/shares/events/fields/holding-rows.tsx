import { Controller, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '#kit/action/button.tsx';
import { Combobox } from '#kit/form/combobox.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { blankHolding } from '../event-values.ts';
import { LotChoice } from '../../lots/lot-choice.tsx';
import type { HeldShares, ShareClass } from '../register-facts.ts';
import type { FieldsProps } from './fields-props.ts';
import styles from './fields.module.css';

type ListName = 'Holdings' | 'Means.Holdings';

/** Beyond so many, holdings are chosen one by one. */
const mostAtOnce = 200;

interface HoldingRowsProps extends FieldsProps {
  readonly name: ListName;
  /** Whose shares they are: "Holder who sells". */
  readonly label: string;
  /** What is done with them: "Shares bought". */
  readonly sharesLabel: string;
  readonly shareClass: ShareClass | undefined;
  readonly held: readonly HeldShares[];
}

/** Shares of some holders, each shown with what they have of the class on that day. */
export function HoldingRows(props: HoldingRowsProps) {
  const { form, facts, name, label, sharesLabel, shareClass, held } = props;
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
        <Entry key={id} title={rows.fields.length === 1 ? 'Holding' : `Holding ${index + 1}`}>
          <HoldingRow
            form={form}
            facts={facts}
            list={name}
            index={index}
            label={label}
            sharesLabel={sharesLabel}
            shareClass={shareClass}
            held={held}
            onRemove={rows.fields.length > 1 ? () => rows.remove(index) : undefined}
          />
        </Entry>
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

interface HoldingRowProps extends FieldsProps {
  readonly list: ListName;
  readonly index: number;
  readonly label: string;
  readonly sharesLabel: string;
  readonly shareClass: ShareClass | undefined;
  readonly held: readonly HeldShares[];
  readonly onRemove: (() => void) | undefined;
}

function HoldingRow(props: HoldingRowProps) {
  const { form, facts, list, index, label, sharesLabel, shareClass, held, onRemove } = props;
  const name = `${list}.${index}` as const;
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
        {shareClass?.IsNumbered && (
          <TextField
            {...form.register(`${name}.Numbers`)}
            label="Their numbers"
            hint={own === undefined ? 'Like 1-50, 61' : `Holds ${own.numbers}`}
            width="m"
            code
          />
        )}
      </FieldRow>
      <LotsOfRow
        form={form}
        facts={facts}
        list={list}
        index={index}
        classId={shareClass?.ShareClassId ?? ''}
        held={own?.shares}
      />
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

interface LotsOfRowProps extends FieldsProps {
  readonly list: ListName;
  readonly index: number;
  readonly classId: string;
  readonly held: string | undefined;
}

const dirty = { shouldDirty: true };

/** Which shares of the holding go, beside what rows above take out of it. */
function LotsOfRow({ form, facts, list, index, classId, held }: LotsOfRowProps) {
  const name = `${list}.${index}` as const;
  const rows = useWatch({ control: form.control, name: list });
  const on = useWatch({ control: form.control, name: 'On' });
  const row = rows[index] ?? blankHolding;
  return (
    <LotChoice
      name={name}
      of={{ companyId: facts.companyId, classId, holderId: row.HolderId, on, corrects: facts.corrects }}
      held={held}
      chosen={row}
      above={rows.slice(0, index).filter(({ HolderId }) => HolderId === row.HolderId)}
      onNumbersChange={(numbers) => form.setValue(`${name}.Numbers`, numbers, dirty)}
      onLotsChange={(lots) => form.setValue(`${name}.Lots`, lots, dirty)}
    />
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
