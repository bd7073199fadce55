import { civilDate, formatCivilDate } from '@statbook/domain/dates';
import { useToday } from '#api/configuration.ts';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { DateField } from '#kit/date-field/date-field.tsx';
import type { PlannedEntry } from './entry-state.ts';
import type { PlannedEvent } from './share-plan.ts';
import type { Entry } from './use-entry.ts';

interface CertificateDateProps {
  readonly entry: Entry;
  readonly planned: PlannedEntry;
}

/** Asks for the date of the certificates that an entry issues: they may have been signed on an earlier day than today. */
export function CertificateDate({ entry, planned }: CertificateDateProps) {
  const today = useToday();
  const issuing = planned.plan.events.filter(isIssuing);
  if (issuing.length === 0) return null;
  const { news } = entry;
  const refused = news?.kind === 'refused' ? news.refusal.errors?.['certificatesIssuedOn'] : undefined;
  // Of several events the certificates state what the last has made of it.
  const earliest = issuing
    .map(({ effectiveOn }) => effectiveOn)
    .toSorted()
    .at(-1);
  const value = planned.certificatesIssuedOn ?? today;
  // It may be recorded, and with this date: another one would not be taken.
  if (news?.kind === 'unclear')
    return (
      <Card title="Date of the certificates">
        <Lead>{formatCivilDate(civilDate(value))}</Lead>
      </Card>
    );
  return (
    <Card title="Date of the certificates">
      <DateField
        name="certificatesIssuedOn"
        label="Date of issue"
        hint="As it stands on the certificates issued with this entry"
        value={value}
        onChange={entry.dateCertificates}
        today={today}
        earliest={earliest}
        latest={today}
        error={refused}
      />
    </Card>
  );
}

/** An opening balance says itself what date its certificates bear. */
const isIssuing = ({ kind, certificatesIssued }: PlannedEvent) =>
  kind !== 'opening-balance' && certificatesIssued.length > 0;
