import { useFieldArray, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '#kit/action/button.tsx';
import { Entry, EntryPart } from '#kit/form/entry.tsx';
import { AmountField, ShareCountField } from '#kit/form/figure-fields.tsx';
import { FieldRow } from '#kit/form/form-section.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { formatMoney, formatNumber } from '#kit/value/format.ts';
import {
  addUpNominal,
  addUpShares,
  type CapitalValues,
  emptyClass,
  emptyCurrency,
} from './capital-values.ts';
import styles from './steps.module.css';

interface CapitalFieldsProps {
  readonly form: UseFormReturn<CapitalValues, unknown, CapitalValues>;
}

/** A full statement of capital: for each currency its classes and totals. */
export function CapitalFields({ form }: CapitalFieldsProps) {
  const tables = useFieldArray({
    control: form.control,
    name: 'StatementOfCapital.Capital.Currencies',
  });
  return (
    <>
      <GroupError name="StatementOfCapital.Capital.Currencies" />
      {tables.fields.map(({ id }, index) => (
        <CurrencyFields
          key={id}
          form={form}
          index={index}
          onRemove={tables.fields.length > 1 ? () => tables.remove(index) : undefined}
        />
      ))}
      <div className={styles.buttons}>
        <Button onClick={() => tables.append({ ...emptyCurrency, Currency: '' })}>
          Add another currency
        </Button>
      </div>
    </>
  );
}

interface CurrencyFieldsProps extends CapitalFieldsProps {
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

function CurrencyFields({ form, index, onRemove }: CurrencyFieldsProps) {
  const name = `StatementOfCapital.Capital.Currencies.${index}` as const;
  const classes = useFieldArray({ control: form.control, name: `${name}.Classes` });
  const currency = useWatch({ control: form.control, name: `${name}.Currency` });
  return (
    <Entry title={`Shares in ${currency || 'another currency'}`}>
      <TextField {...form.register(`${name}.Currency`)} label="Currency" hint="Like GBP" width="xs" code />
      <GroupError name={`${name}.Classes`} />
      {classes.fields.map(({ id }, place) => (
        <ClassFields
          key={id}
          form={form}
          name={`${name}.Classes.${place}`}
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
    </Entry>
  );
}

type CurrencyName = `StatementOfCapital.Capital.Currencies.${number}`;

interface ClassFieldsProps extends CapitalFieldsProps {
  readonly name: `${CurrencyName}.Classes.${number}`;
  readonly title: string;
  readonly currency: string;
  readonly onRemove: (() => void) | undefined;
}

function ClassFields({ form, name, title, currency, onRemove }: ClassFieldsProps) {
  return (
    <EntryPart>
      <TextField
        {...form.register(`${name}.ClassName`)}
        label={`${title}: name`}
        hint="Like Ordinary"
        width="m"
      />
      <FieldRow>
        <ShareCountField {...form.register(`${name}.NumberOfShares`)} label="Number of shares" />
        <AmountField
          {...form.register(`${name}.NominalEach`)}
          label="Nominal value of each"
          optional
          width="s"
          currency={currency}
        />
      </FieldRow>
      <AmountField
        {...form.register(`${name}.AggregateNominal`)}
        label="Total nominal value of the class"
        currency={currency}
        isTotal
      />
      <TextArea
        {...form.register(`${name}.Particulars`)}
        label="Rights attached to the shares"
        hint="Voting, dividends, capital and redemption, in the words of the articles."
      />
      {onRemove && (
        <Button kind="text" onClick={onRemove}>
          Remove {title.toLowerCase()}
        </Button>
      )}
    </EntryPart>
  );
}

interface TotalFieldsProps extends CapitalFieldsProps {
  readonly name: CurrencyName;
  readonly currency: string;
}

function TotalFields({ form, name, currency }: TotalFieldsProps) {
  const classes = useWatch({ control: form.control, name: `${name}.Classes` });
  const [shares, nominal] = [addUpShares(classes), addUpNominal(classes)];
  return (
    <EntryPart total>
      <ShareCountField
        {...form.register(`${name}.TotalShares`)}
        label="Total number of shares"
        hint={shares && `The classes add up to ${formatNumber(shares)}.`}
      />
      <AmountField
        {...form.register(`${name}.TotalNominal`)}
        label="Total nominal value"
        hint={nominal && `The classes add up to ${formatMoney(nominal, currency)}.`}
        currency={currency}
        isTotal
      />
      <AmountField
        {...form.register(`${name}.TotalUnpaid`)}
        label="Total amount unpaid"
        hint="On all these shares, nominal value and premium; 0 when everything is paid."
        currency={currency}
        isTotal
      />
    </EntryPart>
  );
}
