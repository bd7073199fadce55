import { useToday } from '#api/configuration.ts';
import { useAccess } from '#app/session-port.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import { EntryDialog } from '../../record/entry-dialog.tsx';
import type { StatutoryDate } from './diary-rows.ts';
import { workPlaceOf } from './work-place.ts';

interface StatutoryDialogProps {
  readonly companyId: string;
  readonly date: StatutoryDate;
  readonly onClose: () => void;
}

/** A date of the law: how it comes about, where that is written, and what is to be done by it. */
export function StatutoryDialog({ companyId, date, onClose }: StatutoryDialogProps) {
  const today = useToday();
  const place = workPlaceOf(date, companyId, useAccess());
  return (
    <EntryDialog
      title={date.Title}
      onClose={onClose}
      facts={[
        { term: 'Of', value: date.Detail ?? undefined },
        { term: 'Due', value: <Deadline date={date.DueOn} today={today} soon={28} /> },
        { term: 'How it is computed', value: date.Computed },
        { term: 'Where it is written', value: date.Authority },
        { term: 'What to do', value: date.ToDo },
        { term: 'Where', value: place && <AppLink href={place.href}>{place.label}</AppLink> },
      ]}
    />
  );
}
