import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { Fieldset, FieldsetPart } from '#kit/fieldset/fieldset.tsx';
import { AmountField, ShareCountField } from '#kit/number-field/number-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { GroupError } from '#kit/field/group-error.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { formatMoney, formatNumber } from '#kit/value/format.ts';
import {
  addUpNominal,
  addUpShares,
  type CapitalValues,
  emptyClass,
  emptyCurrency,
} from './capital-values.ts';
import styles from '../steps.module.css';

interface CapitalFieldsProps {
  readonly form: UseFormReturn<CapitalValues, unknown, CapitalValues>;
}

/** A full statement of capital: for each currency its classes and totals. */
export function CapitalFields({ form }: CapitalFieldsProps) {
  const tables = useFieldArray({
    control: form.control,
    name: 'statementOfCapital.capital.currencies',
  });
  return (
    <>
      <GroupError name="statementOfCapital.capital.currencies" />
      {tables.fields.map(({ id }, index) => (
        <CurrencyFields
          key={id}
          form={form}
          index={index}
          onRemove={tables.fields.length > 1 ? () => tables.remove(index) : undefined}
        />
      ))}
      <div className={styles.buttons}>
        <Button onClick={() => tables.append({ ...emptyCurrency, currency: '' })}>Add a currency</Button>
      </div>
    </>
  );
}

interface CurrencyFieldsProps extends CapitalFieldsProps {
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

function CurrencyFields({ form, index, onRemove }: CurrencyFieldsProps) {
  const name = `statementOfCapital.capital.currencies.${index}` as const;
  const classes = useFieldArray({ control: form.control, name: `${name}.classes` });
  const currency = useWatch({ control: form.control, name: `${name}.currency` });
  return (
    <Fieldset title={`Shares in ${currency || 'another currency'}`}>
      <TextField {...form.register(`${name}.currency`)} label="Currency" hint="Like GBP" width="xs" code />
      <GroupError name={`${name}.classes`} />
      {classes.fields.map(({ id }, place) => (
        <ClassFields
          key={id}
          form={form}
          name={`${name}.classes.${place}`}
          title={`Class ${place + 1}`}
          currency={currency}
          onRemove={classes.fields.length > 1 ? () => classes.remove(place) : undefined}
        />
      ))}
      <div className={styles.buttons}>
        <Button onClick={() => classes.append(emptyClass)}>Add a class of shares</Button>
        {onRemove && (
          <Button kind="text" onClick={onRemove}>
            Remove the shares in {currency || 'this currency'}
          </Button>
        )}
      </div>
      <TotalFields form={form} name={name} currency={currency} />
    </Fieldset>
  );
}

type CurrencyName = `statementOfCapital.capital.currencies.${number}`;

interface ClassFieldsProps extends CapitalFieldsProps {
  readonly name: `${CurrencyName}.classes.${number}`;
  readonly title: string;
  readonly currency: string;
  readonly onRemove: (() => void) | undefined;
}

function ClassFields({ form, name, title, currency, onRemove }: ClassFieldsProps) {
  return (
    <FieldsetPart>
      <TextField
        {...form.register(`${name}.className`)}
        label={`${title}: name`}
        hint="Like Ordinary"
        width="m"
      />
      <FieldRow>
        <ShareCountField {...form.register(`${name}.numberOfShares`)} label="Number of shares" />
        <AmountField
          {...form.register(`${name}.nominalEach`)}
          label="Nominal value of each"
          optional
          width="s"
          currency={currency}
        />
      </FieldRow>
      <AmountField
        {...form.register(`${name}.aggregateNominal`)}
        label="Total nominal value of the class"
        currency={currency}
        isTotal
      />
      <TextArea
        {...form.register(`${name}.particulars`)}
        label="Rights attached to the shares"
        hint="Voting, dividends, capital and redemption, in the words of the articles."
      />
      {onRemove && (
        <Button kind="text" onClick={onRemove}>
          Remove {title.toLowerCase()}
        </Button>
      )}
    </FieldsetPart>
  );
}

interface TotalFieldsProps extends CapitalFieldsProps {
  readonly name: CurrencyName;
  readonly currency: string;
}

function TotalFields({ form, name, currency }: TotalFieldsProps) {
  const classes = useWatch({ control: form.control, name: `${name}.classes` });
  const [shares, nominal] = [addUpShares(classes), addUpNominal(classes)];
  return (
    <FieldsetPart total>
      <ShareCountField
        {...form.register(`${name}.totalShares`)}
        label="Total number of shares"
        hint={shares && `The classes add up to ${formatNumber(shares)}.`}
      />
      <AmountField
        {...form.register(`${name}.totalNominal`)}
        label="Total nominal value"
        hint={nominal && `The classes add up to ${formatMoney(nominal, currency)}.`}
        currency={currency}
        isTotal
      />
      <AmountField
        {...form.register(`${name}.totalUnpaid`)}
        label="Total amount unpaid"
        hint="On all these shares, nominal value and premium; 0 when everything is paid."
        currency={currency}
        isTotal
      />
    </FieldsetPart>
  );
}
