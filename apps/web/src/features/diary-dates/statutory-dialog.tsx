import { passedAs } from '@statbook/domain/obligations';
import { useToday } from '#api/configuration.ts';
import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import { DetailsDialog } from '#company-page/details-dialog.tsx';
import type { StatutoryDate } from './diary-rows.ts';
import { statutoryPlace } from './statutory-place.ts';

interface StatutoryDialogProps {
  readonly companyId: string;
  readonly date: StatutoryDate;
  readonly onClose: () => void;
}

/** A date of the law: how it comes about, where that is written, and what is to be done by it. */
export function StatutoryDialog({ companyId, date, onClose }: StatutoryDialogProps) {
  const today = useToday();
  const place = statutoryPlace(date, companyId, useAccess());
  return (
    <DetailsDialog
      title={date.title}
      onClose={onClose}
      facts={[
        { term: 'Of', value: date.detail ?? undefined },
        { term: 'Due', value: <Deadline date={date.dueOn} today={today} passedAs={passedAs(date)} /> },
        { term: 'How it is computed', value: date.computed },
        { term: 'Where it is written', value: date.authority },
        { term: 'What to do', value: date.toDo },
        { term: 'Where', value: place && <AppLink href={place.href}>{place.label}</AppLink> },
      ]}
    />
  );
}
