import { Button } from '#kit/action/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { Card } from '#kit/page/layout.tsx';
import { AddsUp } from '#kit/table/adds-up.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatMoney } from '#kit/value/format.ts';
import { addressLine } from '../holders/share-holder.ts';
import { HoldingsTable } from './holdings-table.tsx';
import { describeHolding, differenceOf, groupByClass, type OpeningValues } from './opening-values.ts';

interface ReviewOpeningProps {
  readonly values: OpeningValues;
  readonly isRecording: boolean;
  readonly onRecord: () => void;
  readonly onBack: () => void;
}

/** What the register will begin with, class by class, before it is recorded. */
export function ReviewOpening({ values, isRecording, onRecord, onBack }: ReviewOpeningProps) {
  return (
    <>
      <Banner title="The register begins with this">
        As at <DateValue date={values.On} />, from: {values.Source}. Certificates on paper are entered in the
        register of certificates with their own numbers; a holding of somebody named that has none gets a new
        one. An entry is never changed afterwards; a mistake is corrected by another.
      </Banner>
      {groupByClass(values).map(({ key, shareClass, holdings }) => (
        <Card
          key={key}
          title={`${shareClass.ClassName}, ${formatMoney(shareClass.NominalValue, shareClass.Currency)} each`}
        >
          <HoldingsTable
            caption={`Holdings of ${shareClass.ClassName}`}
            holdings={holdings.map((each, place) => ({
              id: String(place),
              currency: shareClass.Currency,
              holder: describeHolding(each),
              address: each.Holder === 'named' ? addressLine(each.Address) : undefined,
              shares: each.Shares,
              priceEach: each.PriceEach || undefined,
              unpaidEach: each.UnpaidEach || undefined,
              enteredOn: each.EnteredOn || undefined,
              certificates: each.Certificates.map(({ Number: number }) => number).join(', '),
            }))}
          />
          <AddsUp to="the shares in issue" difference={differenceOf(shareClass, holdings)} />
        </Card>
      ))}
      <FormActions>
        <Button kind="filled" busy={isRecording} onClick={onRecord}>
          Record the opening balance
        </Button>
        <Button onClick={onBack}>Back to the figures</Button>
      </FormActions>
    </>
  );
}
