import { ButtonRow } from '#kit/button/button-row.tsx';
import { useFieldArray, useWatch } from 'react-hook-form';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { type FormPart, partOf, usePart } from '#kit/form-part/form-part.ts';
import { AmountField, ShareCountField } from '#kit/number-field/number-fields.tsx';
import { Select } from '#kit/select/select.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { RowList } from '#kit/fieldset/row-list.tsx';
import { ClassSelect } from '../fields/class-select.tsx';
import { shareLabels } from '../fields/share-labels.ts';
import { ShareCountRow } from '../fields/taken-shares.tsx';
import { HolderFields } from '../holders/holder-fields.tsx';
import type { ShareHolder } from '../holders/share-holder.ts';
import {
  differenceOf,
  emptyHolding,
  groupByClass,
  type HoldingValues,
  type OpeningForm,
  emptyCertificate,
} from './opening-values.ts';
import { Button } from '#kit/button/button.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { useFocusAfterRemoval } from '#kit/fieldset/use-focus-after-removal.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';

interface HoldingFieldsProps {
  readonly form: OpeningForm;
  readonly holders: readonly ShareHolder[];
}

/** Who holds how many shares of which class on the day. */
export function HoldingFields({ form, holders }: HoldingFieldsProps) {
  const holdings = useFieldArray({ control: form.control, name: 'holdings' });
  return (
    <FormSection
      title="Holdings"
      description="One for each holder and class. What is left empty of a price or an amount unpaid is kept as not known. Existing certificates keep their numbers; where none is entered, they are kept as not known unless new ones are issued below."
    >
      <RowList
        name="holdings"
        rows={holdings.fields}
        item="Holding"
        numbered="always"
        add="Add a holding"
        onAdd={() => holdings.append(emptyHolding)}
        onRemove={holdings.remove}
        canRemove={() => true}
      >
        {(place) => <OneHolding form={form} place={place} holders={holders} />}
      </RowList>
      <Tally form={form} />
    </FormSection>
  );
}

const holderOptions = [
  { value: 'named', label: 'Named holder' },
  { value: 'unknown', label: 'Not known yet' },
  { value: 'treasury', label: 'The company itself (treasury)' },
];

/** Who holds the shares: one or several jointly, the company itself, or nobody knows yet; and which they are. */
function OneHolding({ form, place, holders }: HoldingFieldsProps & { readonly place: number }) {
  const part = partOf(form, `holdings.${place}`);
  const { holder, class: classPlace } = usePart(part, 'holder', 'class');
  const classes = useWatch({ control: form.control, name: 'classes' });
  const chosen = classes[Number(classPlace)];
  const [isNumbered, currency] = [chosen?.isNumbered === true, chosen?.currency ?? ''];
  return (
    <>
      <Select {...part.register('holder')} label="Holder" options={holderOptions} width="m" />
      {holder === 'named' && <HolderFields part={part} holders={holders} hidesAddress />}
      {classes.length > 1 && (
        <ClassSelect
          {...part.register('class')}
          classes={classes.map((each, index) => ({
            ...each,
            shareClassId: String(index),
            className: each.className || `Class ${index + 1}`,
          }))}
        />
      )}
      <ShareCountRow part={part} isNumbered={isNumbered} />
      <FieldRow>
        <AmountField
          {...part.register('priceEach')}
          label={shareLabels.priceEach}
          hint="Empty where it is not known"
          optional
          currency={currency}
        />
        <AmountField
          {...part.register('unpaidEach')}
          label={shareLabels.unpaidEach}
          hint="0 if fully paid, empty where it is not known"
          optional
          currency={currency}
        />
      </FieldRow>
      {holder === 'named' && <PaperFields part={part} isNumbered={isNumbered} />}
    </>
  );
}

/** Says for each class, while it is typed, whether the holdings make up the shares in issue. */
function Tally({ form }: { form: OpeningForm }) {
  const [classes, holdings] = useWatch({ control: form.control, name: ['classes', 'holdings'] });
  const differences = groupByClass({ classes, holdings }).flatMap(
    (each) => differenceOf(each.shareClass, each.holdings) ?? [],
  );
  return (
    <TotalsCheck
      to="the shares in issue"
      difference={differences.length === 0 ? undefined : differences.join('; ')}
    />
  );
}

/** What a member has on paper already: the entry in the register of members, and certificates. */
function PaperFields({ part, isNumbered }: { part: FormPart<HoldingValues>; isNumbered: boolean }) {
  const certificates = useFieldArray({ control: part.control, name: part.at('certificates') });
  const { addButton, removing } = useFocusAfterRemoval();
  const isOnlyOne = certificates.fields.length === 1;
  return (
    <>
      <PastDayField
        control={part.control}
        name={part.at('enteredOn')}
        label={shareLabels.enteredOn}
        hint="Empty where it is not known"
        optional
      />
      {certificates.fields.map(({ id }, place) => (
        <Fieldset key={id} title={isOnlyOne ? 'Existing certificate' : `Existing certificate ${place + 1}`}>
          <CertificateFields part={part.row('certificates', place)} />
          {/* The only one is for all the shares. */}
          {!isOnlyOne && (
            <ShareCountRow
              part={part.row('certificates', place)}
              label="Shares it is for"
              isNumbered={isNumbered}
            />
          )}
          <Button kind="text" compact onClick={() => removing(() => certificates.remove(place))}>
            {isOnlyOne ? 'Remove the certificate' : `Remove certificate ${place + 1}`}
          </Button>
        </Fieldset>
      ))}
      <ButtonRow apart>
        <Button ref={addButton} kind="text" onClick={() => certificates.append(emptyCertificate)}>
          Add an existing certificate
        </Button>
      </ButtonRow>
    </>
  );
}

function CertificateFields({ part }: { part: FormPart<HoldingValues['certificates'][number]> }) {
  return (
    <FieldRow>
      <ShareCountField {...part.register('number')} label="Certificate number" unit={undefined} width="s" />
      <PastDayField
        control={part.control}
        name={part.at('issuedOn')}
        label="Issued on"
        hint="As it is dated"
      />
    </FieldRow>
  );
}
