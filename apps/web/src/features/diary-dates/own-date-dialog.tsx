import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useToday } from '#api/configuration.ts';
import { useAct, useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { DescriptionList, type Fact } from '#kit/page/description-list.tsx';
import { Timeline } from '#kit/page/timeline.tsx';
import { ConfirmDialog, Dialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { DateValue, Deadline, InstantValue } from '#kit/value/dates.tsx';
import { RecordPart } from '../../record/record-part.tsx';
import { type OwnDate, repeatWords } from './diary-rows.ts';
import styles from './diary.module.css';
import { diaryCalls, useMarkDone } from './use-mark-done.ts';

interface OwnDateDialogProps {
  readonly companyId: string;
  readonly diaryDateId: string;
  readonly title: string;
  /** Undefined for one that was removed: of it stands what was done. */
  readonly date: OwnDate | undefined;
  readonly onClose: () => void;
}

/** A date of the practice's own in full, with what was done to it and what can be done. */
export function OwnDateDialog({ companyId, diaryDateId, title, date, onClose }: OwnDateDialogProps) {
  const mayEdit = useAccess().has('EditCompany');
  const today = useToday();
  const history = useCall('getDiaryDateHistory', {
    query: { CompanyId: companyId, DiaryDateId: diaryDateId },
  });
  // The acts together are the one thing that is shown.
  const acts = { ...history, data: history.data && { Entity: [history.data.Entity] } };
  return (
    <Dialog
      open
      wide
      title={title}
      onClose={onClose}
      actions={
        <>
          {mayEdit && date && <Acts companyId={companyId} date={date} onClose={onClose} />}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {date ? <DescriptionList facts={factsOf(date, today)} /> : <p>Removed from the diary.</p>}
      <h3 className={styles.history}>What was done</h3>
      <RecordPart query={acts} what="history">
        {(found) => <History acts={found} />}
      </RecordPart>
    </Dialog>
  );
}

function factsOf(date: OwnDate, today: string): readonly Fact[] {
  const { DueOn, Repeat, RemindOn, DaysBefore, Note, AssignedName, AddedAt, AddedBy } = date;
  return [
    {
      term: 'Due',
      value: DueOn === null ? 'Done' : <Deadline date={DueOn} today={today} soon={28} />,
      note: repeatWords[Repeat],
    },
    {
      term: 'Reminder',
      value: DaysBefore === null ? 'None' : DaysBefore === 1 ? '1 day before' : `${DaysBefore} days before`,
      note: RemindOn === null ? undefined : <DateValue date={RemindOn} />,
    },
    { term: 'Assigned to', value: AssignedName === null ? 'Everybody who sees the company' : AssignedName },
    { term: 'Note', value: Note === null ? undefined : <span className={styles.note}>{Note}</span> },
    {
      term: 'Added',
      value: <InstantValue instant={AddedAt} />,
      note: AddedBy === null ? undefined : `by ${AddedBy}`,
    },
  ];
}

function Acts({ companyId, date, onClose }: { companyId: string; date: OwnDate; onClose: () => void }) {
  const { markDone, busy } = useMarkDone(companyId);
  const { DiaryDateId, Title, DueOn } = date;
  return (
    <>
      <RemoveDate companyId={companyId} date={date} onRemoved={onClose} />
      <LinkButton href={paths.diaryEntry(companyId, DiaryDateId)}>Change</LinkButton>
      {DueOn !== null && (
        <Button
          kind="filled"
          busy={busy}
          onClick={() => void markDone({ DiaryDateId, Title, DueOn }).then(onClose)}
        >
          Mark done
        </Button>
      )}
    </>
  );
}

interface RemoveDateProps {
  readonly companyId: string;
  readonly date: OwnDate;
  readonly onRemoved: () => void;
}

function RemoveDate({ companyId, date: { DiaryDateId, Title, Version }, onRemoved }: RemoveDateProps) {
  const [isAsking, setAsking] = useState(false);
  const removing = useAct('removeDiaryDate', diaryCalls);
  const remove = () =>
    removing.mutateAsync({ body: { CompanyId: companyId, DiaryDateId, Version } }).then(
      () => {
        showToast(`${Title}: removed from the diary`);
        onRemoved();
      },
      (error: Error) => {
        setAsking(false);
        showToast({ text: error.message, tone: 'failed' });
      },
    );
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        Remove …
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${Title}`}
        consequence="It leaves the diary, the dashboard and the reminders. What was done stays in its history, under Show removed."
        confirmLabel="Remove from the diary"
        busy={removing.isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type Act = CallReply<'getDiaryDateHistory'>['Entity'][number];

const actWords: Readonly<Record<Act['Act'], string>> = {
  added: 'Added',
  changed: 'Changed',
  done: 'Done',
  undone: 'Not done after all',
  removed: 'Removed',
};

function History({ acts }: { acts: readonly Act[] }) {
  return (
    <Timeline
      label="What was done to the date"
      steps={acts.map((act) => ({
        id: `${act.At} ${act.Act}`,
        label: actWords[act.Act],
        state: 'done',
        detail: (
          <>
            {act.DueOn !== null && (
              <div>
                The day of <DateValue date={act.DueOn} />
              </div>
            )}
            {act.Changed.length > 0 && <div>{act.Changed.join(', ')}</div>}
            <InstantValue instant={act.At} />
            {act.By !== null && (
              <>
                , <bdi>{act.By}</bdi>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
