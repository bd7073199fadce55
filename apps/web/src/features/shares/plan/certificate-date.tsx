import { useToday } from '#api/configuration.ts';
import { Card } from '#kit/card/card.tsx';
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
  const [earliest] = issuing.map(({ effectiveOn }) => effectiveOn).toSorted();
  return (
    <Card title="Date of the certificates">
      <DateField
        name="certificatesIssuedOn"
        label="Date of issue"
        hint="As it stands on the certificates issued with this entry"
        value={planned.certificatesIssuedOn ?? today}
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
