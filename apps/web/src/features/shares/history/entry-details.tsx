import { FORM_CATALOGUE } from '@statbook/domain/filing';
import { titleOfObligation } from '@statbook/domain/obligations';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue, InstantValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { entryFilingFact } from '../plan/preview/entry-filing.tsx';
import { StockTransferFormButton } from '../transfers/stock-transfer-form.tsx';
import { enteredFacts } from './entered-facts.tsx';
import { movementLines } from './entry-movements.tsx';
import { ReversedLine } from './history-columns.tsx';
import styles from './history.module.css';
import { type EntryInFull, type EntryOf, isCorrectable, type ReversedEntry } from './listed-entry.ts';
import type { Names } from '../events/kinds/summary.ts';
import { entryWords, namesIn } from './entry-words.ts';

interface EntryDetailsProps extends EntryOf {
  readonly reversed: ReversedEntry | undefined;
  readonly names: Names;
  readonly onClose: () => void;
}

/** One entry in full: what it did, its certificates, what followed; and the ways to correct it. */
export default function EntryDetails({ companyId, entry, reversed, names, onClose }: EntryDetailsProps) {
  const { shareEventId, kind, number } = entry;
  const details = useCall('getShareEventDetails', { query: { companyId, shareEventId } });
  const mayEdit = useMay('recordShareEvent');
  return (
    <Dialog
      open
      wide
      title={`Entry ${number}: ${titleOfKind(kind)}`}
      onClose={onClose}
      actions={
        <>
          <TransferForms companyId={companyId} entry={entry} />
          {mayEdit && <Acts companyId={companyId} entry={entry} />}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {reversed && <ReversedLine companyId={companyId} reversed={reversed} />}
      <p className={styles.words}>
        <bdi>{entryWords(entry, names)}</bdi>
      </p>
      <PagePart query={details} what="entry">
        {(full) => <Facts companyId={companyId} entry={full} names={namesIn(full, names)} />}
      </PagePart>
    </Dialog>
  );
}

/** The forms of a transfer that stands, for those who want to see or sign them again. */
function TransferForms({ companyId, entry }: EntryOf) {
  const { shareEventId, isReversed, request } = entry;
  if (isReversed || request.kind !== 'transfer') return null;
  const { kind: _kind, ...fields } = request;
  return <StockTransferFormButton companyId={companyId} askedFor={() => ({ ...fields, shareEventId })} />;
}

/** A reversal and what was reversed are not corrected themselves: what should stand is a new entry. */
function Acts({ companyId, entry }: EntryOf) {
  const { shareEventId, kind, isReversed } = entry;
  if (isReversed || kind === 'reversal') return null;
  return (
    <>
      {isCorrectable(kind) && (
        <LinkButton href={sharePaths.correction(companyId, kind, shareEventId)}>
          Correct this entry
        </LinkButton>
      )}
      {kind === 'opening-balance' && (
        <LinkButton href={sharePaths.openingReplacement(companyId)}>Replace by history</LinkButton>
      )}
      <LinkButton href={sharePaths.reversal(companyId, shareEventId)}>Reverse this entry</LinkButton>
    </>
  );
}

interface FactsProps extends Pick<EntryDetailsProps, 'companyId' | 'names'> {
  readonly entry: EntryInFull;
}

function Facts({ companyId, entry, names }: FactsProps) {
  const facts: Fact[] = [
    { term: 'Takes effect', value: <DateValue date={entry.effectiveOn} /> },
    {
      term: 'Recorded',
      value: <InstantValue instant={entry.recordedAt} />,
      note: entry.recordedBy === null ? undefined : `by ${entry.recordedBy}`,
    },
    ...enteredFacts({ companyId, request: entry.request, terms: entry.terms, names }),
    { term: 'What it did', value: movementLines(entry) },
    { term: 'Certificates issued', value: issued(entry) },
    {
      term: 'Certificates cancelled',
      value: entry.certificatesCancelled.map((no) => `No. ${no}`).join(', '),
    },
    ...entry.filings.map((filing) => ({
      term: filing.form === 'RESOLUTIONS' ? 'Resolution' : `Form ${filing.form}`,
      note: FORM_CATALOGUE.find(({ id }) => id === filing.form)?.name,
      ...(entry.isReversed
        ? { value: <DateValue date={filing.dueOn} /> }
        : entryFilingFact({ companyId, entry, filing })),
    })),
    ...(entry.isReversed ? [] : dutyFacts(entry)),
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
function dutyFacts({ stampDuty, registerBy, certificatesBy }: EntryInFull): Fact[] {
  return [
    {
      term: titleOfObligation({ kind: 'stamp-duty' }),
      value: stampDuty && <Money amount={stampDuty.duty} />,
      note: stampDuty && <>to be paid {by(stampDuty.dueOn)}</>,
    },
    {
      term: 'Last day for the register of members',
      value: registerBy && <DateValue date={registerBy} />,
    },
    {
      term: titleOfObligation({ kind: 'certificates' }),
      value: certificatesBy && by(certificatesBy),
    },
  ];
}

/** On paper stands what holder and class were called when it was issued. */
function issued({ certificates }: EntryInFull) {
  if (certificates.length === 0) return undefined;
  return certificates.map(({ certificateNumber, holderName, issuedOn, shares, className, status }) => (
    <div key={certificateNumber}>
      No. <Value>{certificateNumber}</Value> of <DateValue date={issuedOn} short />: <bdi>{holderName}</bdi>,{' '}
      <Count of={shares} /> {className}
      {status !== 'live' && ` (${status})`}
    </div>
  ));
}
