import { useEffect, useRef } from 'react';
import { Button } from '#kit/button/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { Card } from '#kit/card/card.tsx';
import { TotalsCheck } from '#kit/totals-check/totals-check.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatMoney } from '#kit/value/format.ts';
import { addressLine, type ShareHolder } from '../holders/share-holder.ts';
import { HoldingsTable } from './holdings-table.tsx';
import { describeHolding, differenceOf, groupByClass, type OpeningValues } from './opening-values.ts';

/** What becomes of named holders of whom no certificate is entered; nothing where there is none. */
function NewCertificates({ values: { on, holdings, ...asked } }: Pick<ReviewOpeningProps, 'values'>) {
  const without = holdings.filter(
    ({ holder, certificates }) => holder === 'named' && certificates.length === 0,
  );
  if (without.length === 0) return null;
  if (!asked.issuesCertificates)
    return 'The certificates of named holders who have none here are kept as not known.';
  return (
    <>
      Named holders who have none here get a new one, dated{' '}
      <DateValue date={asked.certificatesIssuedOn || on} />.
    </>
  );
}

interface ReviewOpeningProps {
  readonly values: OpeningValues;
  readonly holders: readonly ShareHolder[];
  readonly isRecording: boolean;
  readonly onRecord: () => void;
  readonly onBack: () => void;
}

/** What the register will begin with, class by class, before it is recorded. */
export function ReviewOpening({ values, holders, isRecording, onRecord, onBack }: ReviewOpeningProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner title="The register begins with this">
        As at <DateValue date={values.on} />, from: {values.source}.{' '}
        {values.holdings.some(({ certificates }) => certificates.length > 0) &&
          'Existing certificates are entered in the register of certificates with their own numbers. '}
        <NewCertificates values={values} /> An entry is never changed afterwards; a mistake is corrected by
        another.
      </Banner>
      {groupByClass(values).map(({ key, shareClass, holdings }) => (
        <Card
          key={key}
          title={`${shareClass.className}, ${formatMoney(shareClass.nominalValue, shareClass.currency)} each`}
        >
          <HoldingsTable
            caption={`Holdings of ${shareClass.className}`}
            holdings={holdings.map((each, place) => ({
              id: String(place),
              currency: shareClass.currency,
              holder: describeHolding(each, holders),
              address: each.holder === 'named' ? addressLine(each.address) : undefined,
              shares: each.shares,
              priceEach: each.priceEach || undefined,
              unpaidEach: each.unpaidEach || undefined,
              enteredOn: each.enteredOn || undefined,
              certificates: each.certificates.map(({ number }) => number).join(', '),
            }))}
          />
          <TotalsCheck to="the shares in issue" difference={differenceOf(shareClass, holdings)} />
        </Card>
      ))}
      <FormActions>
        <Button kind="filled" busy={isRecording} onClick={onRecord}>
          Record the opening balance
        </Button>
        <Button onClick={onBack}>Back to the figures</Button>
      </FormActions>
    </div>
  );
}
