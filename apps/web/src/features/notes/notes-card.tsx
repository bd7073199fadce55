import { lazy, Suspense, useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useAct, useCall } from '#api/queries.ts';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { Card } from '#kit/page/layout.tsx';
import { LineList } from '#kit/page/line-list.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { VisuallyHidden } from '#kit/page/visually-hidden.tsx';
import { ConfirmDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { whenOnline } from '#kit/when-online.ts';
import { RecordPart } from '../../record/record-part.tsx';
import { noteCalls } from './note-calls.ts';
import styles from './notes.module.css';

// A form of its own chunk: who only reads needs no form.
const NoteForm = lazy(() => whenOnline(() => import('./note-form.tsx')));

export type Note = CallReply<'getNotes'>['Entity'][number];

/** What people of the practice should know of a company, the newest first. */
export function NotesCard({ companyId }: { companyId: string }) {
  const mayEdit = useAccess().has('EditCompany');
  const [isAdding, setAdding] = useState(false);
  const notes = useCall('getNotes', { query: { CompanyId: companyId } });
  // The notes together are the one thing that is shown.
  const all = { ...notes, data: notes.data && { Entity: [notes.data.Entity] } };
  return (
    <Card
      title="Notes"
      actions={
        mayEdit &&
        !isAdding && (
          <Button kind="text" compact onClick={() => setAdding(true)}>
            Add note
          </Button>
        )
      }
    >
      {isAdding && (
        <Suspense fallback={<LoadingText label="Opening the form" lines={2} />}>
          <NoteForm companyId={companyId} note={undefined} onDone={() => setAdding(false)} />
        </Suspense>
      )}
      <RecordPart query={all} what="notes">
        {(found) =>
          found.length === 0 ? (
            <Muted>No notes yet. What everybody should know of the company stands here.</Muted>
          ) : (
            <LineList>
              {found.map((note) => (
                <li key={note.NotesID}>
                  {note.Text === null ? (
                    <Trace note={note} />
                  ) : (
                    <NoteItem companyId={companyId} note={note} text={note.Text} mayEdit={mayEdit} />
                  )}
                </li>
              ))}
            </LineList>
          )
        }
      </RecordPart>
    </Card>
  );
}

/** What stays of a note that was deleted. */
function Trace({ note: { AddedBy, AddedAt, DeletedBy, DeletedAt } }: { note: Note }) {
  return (
    <Muted small>
      A note of <bdi>{AddedBy ?? 'somebody'}</bdi>, <InstantValue instant={AddedAt} />, was deleted
      {DeletedBy !== null && (
        <>
          {' '}
          by <bdi>{DeletedBy}</bdi>
        </>
      )}
      {DeletedAt !== null && (
        <>
          , <InstantValue instant={DeletedAt} />
        </>
      )}
    </Muted>
  );
}

interface NoteItemProps {
  readonly companyId: string;
  readonly note: Note;
  readonly text: string;
  readonly mayEdit: boolean;
}

function NoteItem({ companyId, note, text, mayEdit }: NoteItemProps) {
  const [isEditing, setEditing] = useState(false);
  const [showsEarlier, setShowsEarlier] = useState(false);
  if (isEditing)
    return (
      <Suspense fallback={<LoadingText label="Opening the form" lines={2} />}>
        <NoteForm companyId={companyId} note={note} onDone={() => setEditing(false)} />
      </Suspense>
    );
  const { Earlier } = note;
  return (
    <>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Authors note={note} />
      <div className={styles.acts} data-print="no">
        {Earlier.length > 0 && (
          <Button
            kind="text"
            compact
            aria-expanded={showsEarlier}
            onClick={() => setShowsEarlier((shown) => !shown)}
          >
            {showsEarlier ? 'Hide what it said before' : 'Show what it said before'}
          </Button>
        )}
        {mayEdit && (
          <>
            <Button kind="text" compact onClick={() => setEditing(true)}>
              Change<VisuallyHidden> the note {text}</VisuallyHidden>
            </Button>
            <DeleteNote note={note} text={text} />
          </>
        )}
      </div>
      {showsEarlier && (
        <LineList inset>
          {Earlier.map(({ Text, At, By }) => (
            <li key={At}>
              <p className={styles.text} dir="auto">
                {Text}
              </p>
              <Muted small>
                <bdi>{By ?? 'Somebody'}</bdi>, <InstantValue instant={At} />
              </Muted>
            </li>
          ))}
        </LineList>
      )}
    </>
  );
}

function Authors({ note: { AddedBy, AddedAt, ChangedBy, ChangedAt } }: { note: Note }) {
  return (
    <Muted small>
      <bdi>{AddedBy ?? 'Somebody'}</bdi>, <InstantValue instant={AddedAt} />
      {ChangedAt !== null && (
        <>
          {' '}
          · changed by <bdi>{ChangedBy ?? 'somebody'}</bdi>, <InstantValue instant={ChangedAt} />
        </>
      )}
    </Muted>
  );
}

function DeleteNote({ note: { NotesID, AddedBy }, text }: { note: Note; text: string }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useAct('deleteNotes', noteCalls);
  const remove = () =>
    deleting.mutateAsync({ query: { NotesID } }).then(
      () => showToast('Note deleted'),
      (error: Error) => {
        setAsking(false);
        showToast({ text: error.message, tone: 'failed' });
      },
    );
  return (
    <>
      <Button kind="text" compact onClick={() => setAsking(true)}>
        Delete<VisuallyHidden> the note {text}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={AddedBy === null ? 'Delete the note' : `Delete the note of ${AddedBy}`}
        consequence="Its words are no longer shown to anybody. That there was a note, and who deleted it, stays on show."
        confirmLabel="Delete note"
        busy={deleting.isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
