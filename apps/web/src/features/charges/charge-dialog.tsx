import { AppLink } from '#kit/action/app-link.tsx';
import type { Fact } from '#kit/page/description-list.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { documentHref } from '../../record/document-address.ts';
import { EntryDialog } from '../../record/entry-dialog.tsx';
import { type Charge, ChargeBadge, entitledText, titleOf } from './charge-columns.tsx';

interface ChargeDialogProps {
  readonly companyId: string;
  readonly charge: Charge;
  readonly onClose: () => void;
}

/** One charge in full, with the filings about it. */
export function ChargeDialog({ companyId, charge, onClose }: ChargeDialogProps) {
  return (
    <EntryDialog
      title={titleOf(charge)}
      facts={[...stateFacts(charge), ...contentFacts(charge), ...filingFacts(companyId, charge)]}
      onClose={onClose}
    />
  );
}

function stateFacts(charge: Charge): Fact[] {
  return [
    { term: 'Status', value: <ChargeBadge charge={charge} /> },
    { term: 'Created', value: dateOf(charge.CreatedOn) },
    { term: 'Covering instrument', value: dateOf(charge.CoveringInstrumentDate) },
    { term: 'Property acquired', value: dateOf(charge.AcquiredOn) },
    { term: 'Resolution', value: dateOf(charge.ResolvedOn) },
    { term: 'Delivered', value: dateOf(charge.DeliveredOn) },
    { term: 'Satisfied', value: dateOf(charge.SatisfiedOn) },
    { term: 'Released or ceased', value: charge.CeasedOrReleased },
  ];
}

const dateOf = (date: string | null) => (date === null ? undefined : <DateValue date={date} />);

function contentFacts(charge: Charge): Fact[] {
  return [
    { term: 'Persons entitled', value: entitledText(charge) || undefined },
    { term: 'Kind of charge', value: charge.Features.length > 0 ? <Features charge={charge} /> : undefined },
    { term: 'Property charged', value: charge.Particulars },
    { term: 'Secures', value: charge.SecuredDetails },
    { term: 'Insolvency cases', value: charge.InsolvencyCases.join(', ') || undefined },
  ];
}

function Features({ charge: { Features: features } }: { charge: Charge }) {
  return features.map((feature) => <div key={feature}>{feature}</div>);
}

function filingFacts(companyId: string, { Filings }: Charge): Fact[] {
  if (Filings.length === 0) return [];
  const value = Filings.map(({ Text, DeliveredOn, DocumentLink }) => (
    <div key={`${Text} ${DeliveredOn}`}>
      {DocumentLink === null ? Text : <AppLink href={documentHref(companyId, DocumentLink)}>{Text}</AppLink>}
      {DeliveredOn !== null && (
        <>
          , <DateValue date={DeliveredOn} />
        </>
      )}
    </div>
  ));
  return [{ term: 'Filings', value }];
}
