import { FORM_CATALOGUE } from '@statbook/domain';
import { useCall } from '#api/queries.ts';
import { useAccess } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { DescriptionList, type Fact } from '#kit/page/description-list.tsx';
import { Dialog } from '#kit/popup/dialog.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { RecordPart } from '../../../record/record-part.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import { LastDay } from '../plan/last-day.tsx';
import { StockTransferFormButton } from '../transfers/stock-transfer-form-button.tsx';
import { isCorrectable } from './correctable.ts';
import { enteredFacts } from './entered-facts.tsx';
import type { EntryInFull, Told } from './entered-fields.ts';
import { movementLines } from './entry-movements.tsx';
import { TakenBackLine } from './history-columns.tsx';
import styles from './history.module.css';
import type { ListedEntry, TakenBack } from './listed-entry.ts';
import { entryWords, type Names, namesIn } from './request-words.ts';

interface EntryDetailsProps {
  readonly companyId: string;
  readonly entry: ListedEntry;
  readonly takenBack: TakenBack | undefined;
  readonly names: Names;
  readonly onClose: () => void;
}

/** One entry in full: what it did, its certificates, what followed; and the ways to put it right. */
export default function EntryDetails({ companyId, entry, takenBack, names, onClose }: EntryDetailsProps) {
  const { ShareEventId, Kind, Number: number } = entry;
  const details = useCall('getShareEventDetails', { query: { CompanyId: companyId, ShareEventId } });
  const mayEdit = useAccess().has('EditCompany');
  return (
    <Dialog
      open
      wide
      title={`Entry ${number}: ${titleOfKind(Kind)}`}
      onClose={onClose}
      actions={
        <>
          <TransferForms companyId={companyId} entry={entry} />
          {mayEdit && <Acts companyId={companyId} entry={entry} />}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {takenBack && <TakenBackLine companyId={companyId} takenBack={takenBack} />}
      <p className={styles.words}>
        <bdi>{entryWords(entry, names)}</bdi>
      </p>
      <RecordPart query={details} what="entry">
        {(full) => <Facts entry={full} told={{ companyId, entry: full, names: namesIn(full, names) }} />}
      </RecordPart>
    </Dialog>
  );
}

/** The forms of a transfer that stands, for those who want to see or sign them again. */
function TransferForms({ companyId, entry }: { companyId: string; entry: ListedEntry }) {
  const { ShareEventId, IsReversed, Request: request } = entry;
  if (IsReversed || request.Kind !== 'transfer') return null;
  const { Kind: _kind, ...fields } = request;
  return <StockTransferFormButton companyId={companyId} askedFor={() => ({ ...fields, ShareEventId })} />;
}

/** A reversal and what was reversed are not put right themselves: what should stand is a new entry. */
function Acts({ companyId, entry }: { companyId: string; entry: ListedEntry }) {
  const { ShareEventId, Kind, IsReversed } = entry;
  if (IsReversed || Kind === 'reversal') return null;
  return (
    <>
      {isCorrectable(Kind) && (
        <LinkButton href={sharePaths.correction(companyId, Kind, ShareEventId)}>
          Correct this entry
        </LinkButton>
      )}
      {Kind === 'opening-balance' && (
        <LinkButton href={sharePaths.openingReplacement(companyId)}>Replace by history</LinkButton>
      )}
      <LinkButton href={sharePaths.reversal(companyId, ShareEventId)}>Reverse this entry</LinkButton>
    </>
  );
}

function Facts({ entry, told }: { entry: EntryInFull; told: Told }) {
  const facts: Fact[] = [
    { term: 'Takes effect', value: <DateValue date={entry.EffectiveOn} /> },
    {
      term: 'Recorded',
      value: <InstantValue instant={entry.RecordedAt} />,
      note: entry.RecordedBy === null ? undefined : `by ${entry.RecordedBy}`,
    },
    ...enteredFacts(told),
    { term: 'What it did', value: movementLines(entry) },
    { term: 'Certificates issued', value: issued(entry) },
    {
      term: 'Certificates cancelled',
      value: entry.CertificatesCancelled.map((no) => `No. ${no}`).join(', '),
    },
    ...entry.Filings.map(({ Form, DueOn }) => ({
      term: Form === 'RESOLUTIONS' ? 'Resolution' : `Form ${Form}`,
      value: entry.IsReversed ? <DateValue date={DueOn} /> : <LastDay date={DueOn} of={entry.EffectiveOn} />,
      note: FORM_CATALOGUE.find(({ id }) => id === Form)?.name,
    })),
    ...(entry.IsReversed ? [] : dutyFacts(entry)),
  ];
  return (
    <DescriptionList
      facts={facts.filter(({ value }) => value !== undefined && value !== null && value !== '')}
    />
  );
}

const by = (date: string) => (
  <>
    by <DateValue date={date} />
  </>
);

/** What the entry obliged the company to besides filing. */
function dutyFacts({ StampDuty, RegisterBy, CertificatesBy }: EntryInFull): Fact[] {
  return [
    {
      term: 'Stamp duty with SH03',
      value: StampDuty && <Money amount={StampDuty.Duty} />,
      note: StampDuty && <>to be paid {by(StampDuty.DueOn)}</>,
    },
    { term: 'Enter in the register of members', value: RegisterBy && by(RegisterBy) },
    { term: 'Have certificates ready', value: CertificatesBy && by(CertificatesBy) },
  ];
}

/** On paper stands what holder and class were called when it was issued. */
function issued({ Certificates }: EntryInFull) {
  if (Certificates.length === 0) return undefined;
  return Certificates.map(({ CertificateNumber, HolderName, IssuedOn, Shares, ClassName, Status }) => (
    <div key={CertificateNumber}>
      No. <Value>{CertificateNumber}</Value> of <DateValue date={IssuedOn} short />: <bdi>{HolderName}</bdi>,{' '}
      <Count of={Shares} /> {ClassName}
      {Status !== 'live' && ` (${Status})`}
    </div>
  ));
}
