import { AppLink } from '#kit/link/app-link.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { documentHref } from '#company-page/document-address.ts';
import { StartForm } from '#filing/start-form.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { DetailsDialog } from '#company-page/details-dialog.tsx';
import { type Charge, ChargeBadge, entitledText, titleOf } from './charge-columns.tsx';

interface ChargeDialogProps {
  readonly companyId: string;
  readonly charge: Charge;
  readonly onClose: () => void;
}

/** One charge in full, with the filings about it. */
export function ChargeDialog({ companyId, charge, onClose }: ChargeDialogProps) {
  return (
    <DetailsDialog
      title={titleOf(charge)}
      facts={[...stateFacts(charge), ...contentFacts(charge), ...filingFacts(companyId, charge)]}
      onClose={onClose}
    >
      {charge.state !== 'satisfied' && <ChargeForms companyId={companyId} chargeId={charge.chargeId} />}
    </DetailsDialog>
  );
}

/** What can be filed about a charge that stands. */
function ChargeForms({ companyId, chargeId }: { companyId: string; chargeId: string }) {
  const origin = { chargeId };
  return (
    <FormActions>
      <StartForm companyId={companyId} form="MR04" origin={origin}>
        Satisfied
      </StartForm>
      <StartForm companyId={companyId} form="MR05" origin={origin}>
        Property released
      </StartForm>
    </FormActions>
  );
}

function stateFacts(charge: Charge): Fact[] {
  return [
    { term: 'Status', value: <ChargeBadge charge={charge} /> },
    { term: 'Created', value: dateOf(charge.createdOn) },
    { term: 'Covering instrument', value: dateOf(charge.coveringInstrumentDate) },
    { term: 'Property acquired', value: dateOf(charge.acquiredOn) },
    { term: 'Resolution', value: dateOf(charge.resolvedOn) },
    { term: 'Delivered', value: dateOf(charge.deliveredOn) },
    { term: 'Satisfied', value: dateOf(charge.satisfiedOn) },
    { term: 'Released or ceased', value: charge.ceasedOrReleased },
  ];
}

const dateOf = (date: string | null) => (date === null ? undefined : <DateValue date={date} />);

function contentFacts(charge: Charge): Fact[] {
  return [
    { term: 'Persons entitled', value: entitledText(charge) || undefined },
    { term: 'Kind of charge', value: charge.features.length > 0 ? <Features charge={charge} /> : undefined },
    { term: 'Property charged', value: charge.particulars },
    { term: 'Secures', value: charge.securedDetails },
    { term: 'Insolvency cases', value: charge.insolvencyCases.join(', ') || undefined },
  ];
}

function Features({ charge: { features } }: { charge: Charge }) {
  return features.map((feature) => <div key={feature}>{feature}</div>);
}

function filingFacts(companyId: string, { filings }: Charge): Fact[] {
  if (filings.length === 0) return [];
  const value = filings.map(({ text, deliveredOn, documentLink }) => (
    <div key={`${text} ${deliveredOn}`}>
      {documentLink === null ? text : <AppLink href={documentHref(companyId, documentLink)}>{text}</AppLink>}
      {deliveredOn !== null && (
        <>
          , <DateValue date={deliveredOn} />
        </>
      )}
    </div>
  ));
  return [{ term: 'Filings', value }];
}
