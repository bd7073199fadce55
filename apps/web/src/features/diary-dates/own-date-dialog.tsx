import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useToday } from '#api/configuration.ts';
import { useAction, useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Timeline } from '#kit/timeline/timeline.tsx';
import { ConfirmDialog, Dialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { DateValue, Deadline, InstantValue } from '#kit/value/dates.tsx';
import { PageList } from '#company-page/page-part.tsx';
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
  const mayEdit = useMay('saveDiaryDate');
  const today = useToday();
  const history = useCall('getDiaryDateHistory', {
    query: { companyId, diaryDateId },
  });
  // The acts together are the one thing that is shown.
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
      <PageList query={history} what="history">
        {(found) => <History acts={found} />}
      </PageList>
    </Dialog>
  );
}

function factsOf(date: OwnDate, today: string): readonly Fact[] {
  const { dueOn, repeat, remindOn, daysBefore, note, assignedName, addedAt, addedBy } = date;
  return [
    {
      term: 'Due',
      value: dueOn === null ? 'Done' : <Deadline date={dueOn} today={today} />,
      note: repeatWords[repeat],
    },
    {
      term: 'Reminder',
      value: daysBefore === null ? 'None' : daysBefore === 1 ? '1 day before' : `${daysBefore} days before`,
      note: remindOn === null ? undefined : <DateValue date={remindOn} />,
    },
    { term: 'Assigned to', value: assignedName ?? 'Everybody who sees the company' },
    { term: 'Note', value: note === null ? undefined : <span className={styles.note}>{note}</span> },
    {
      term: 'Added',
      value: <InstantValue instant={addedAt} />,
      note: addedBy === null ? undefined : `by ${addedBy}`,
    },
  ];
}

function Acts({ companyId, date, onClose }: { companyId: string; date: OwnDate; onClose: () => void }) {
  const { markDone, busy } = useMarkDone(companyId);
  const { diaryDateId, title, dueOn } = date;
  return (
    <>
      <RemoveDate companyId={companyId} date={date} onRemoved={onClose} />
      <LinkButton href={paths.diaryEntry(companyId, diaryDateId)}>Change</LinkButton>
      {dueOn !== null && (
        <Button
          kind="filled"
          busy={busy}
          onClick={() => void markDone({ diaryDateId, title, dueOn }).then(onClose)}
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

function RemoveDate({ companyId, date: { diaryDateId, title, version }, onRemoved }: RemoveDateProps) {
  const [isAsking, setAsking] = useState(false);
  const removing = useAction('removeDiaryDate', diaryCalls);
  const remove = () =>
    removing.mutateAsync({ body: { companyId, diaryDateId, version } }).then(
      () => {
        showToast(`${title}: removed from the diary`);
        onRemoved();
      },
      (error: Error) => {
        setAsking(false);
        showFailure(error);
      },
    );
  return (
    <>
      <Button kind="text" onClick={() => setAsking(true)}>
        Remove …
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${title}`}
        consequence="It leaves the diary, the dashboard and the reminders. What was done stays in its history, under Show removed."
        confirmLabel="Remove from the diary"
        busy={removing.isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

type Act = CallReply<'getDiaryDateHistory'>['entity'][number];

const actWords: Readonly<Record<Act['act'], string>> = {
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
        id: `${act.at} ${act.act}`,
        label: actWords[act.act],
        state: 'done',
        detail: (
          <>
            {act.dueOn !== null && (
              <div>
                The day of <DateValue date={act.dueOn} />
              </div>
            )}
            {act.changed.length > 0 && <div>{act.changed.join(', ')}</div>}
            <InstantValue instant={act.at} />
            {act.by !== null && (
              <>
                , <bdi>{act.by}</bdi>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
