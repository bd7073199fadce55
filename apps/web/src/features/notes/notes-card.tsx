import { useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useAction, useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList } from '#kit/line-list/line-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { ConfirmDialog } from '#kit/dialog/dialog.tsx';
import { showFailure } from '#kit/toast/show-failure.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { InstantValue } from '#kit/value/dates.tsx';
import { PageList } from '#company-page/page-part.tsx';
import { noteCalls } from './note-calls.ts';
import styles from './notes.module.css';
import { NoteForm } from './note-form.tsx';

export type Note = CallReply<'getNotes'>['entity'][number];

/** What people of the practice should know of a company, the newest first. */
export function NotesCard({ companyId }: { companyId: string }) {
  const mayEdit = useMay('addNotes');
  const [isAdding, setAdding] = useState(false);
  const notes = useCall('getNotes', { query: { companyId } });
  // The notes together are the one thing that is shown.
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
      {isAdding && <NoteForm companyId={companyId} note={undefined} onDone={() => setAdding(false)} />}
      <PageList query={notes} what="notes">
        {(found) =>
          found.length === 0 ? (
            <Muted>No notes yet. What everybody should know of the company appears here.</Muted>
          ) : (
            <LineList>
              {found.map((note) => (
                <li key={note.noteId}>
                  {note.text === null ? (
                    <Trace note={note} />
                  ) : (
                    <NoteItem companyId={companyId} note={note} text={note.text} mayEdit={mayEdit} />
                  )}
                </li>
              ))}
            </LineList>
          )
        }
      </PageList>
    </Card>
  );
}

/** What stays of a note that was deleted. */
function Trace({ note: { addedBy, addedAt, deletedBy, deletedAt } }: { note: Note }) {
  return (
    <Muted small>
      A note of <bdi>{addedBy ?? 'somebody'}</bdi>, <InstantValue instant={addedAt} />, was deleted
      {deletedBy !== null && (
        <>
          {' '}
          by <bdi>{deletedBy}</bdi>
        </>
      )}
      {deletedAt !== null && (
        <>
          , <InstantValue instant={deletedAt} />
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
  if (isEditing) return <NoteForm companyId={companyId} note={note} onDone={() => setEditing(false)} />;
  const { earlier } = note;
  return (
    <>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <Authors note={note} />
      <div className={styles.acts} data-print="no">
        {earlier.length > 0 && (
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
          {earlier.map(({ text, at, by }) => (
            <li key={at}>
              <p className={styles.text} dir="auto">
                {text}
              </p>
              <Muted small>
                <bdi>{by ?? 'Somebody'}</bdi>, <InstantValue instant={at} />
              </Muted>
            </li>
          ))}
        </LineList>
      )}
    </>
  );
}

function Authors({ note: { addedBy, addedAt, changedBy, changedAt } }: { note: Note }) {
  return (
    <Muted small>
      <bdi>{addedBy ?? 'Somebody'}</bdi>, <InstantValue instant={addedAt} />
      {changedAt !== null && (
        <>
          {' '}
          · changed by <bdi>{changedBy ?? 'somebody'}</bdi>, <InstantValue instant={changedAt} />
        </>
      )}
    </Muted>
  );
}

function DeleteNote({ note: { noteId, addedBy }, text }: { note: Note; text: string }) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useAction('deleteNotes', noteCalls);
  const remove = () =>
    deleting.mutateAsync({ query: { noteId } }).then(
      () => showToast('Note deleted'),
      (error: Error) => {
        setAsking(false);
        showFailure(error);
      },
    );
  return (
    <>
      <Button kind="text" compact onClick={() => setAsking(true)}>
        Delete<VisuallyHidden> the note {text}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={addedBy === null ? 'Delete the note' : `Delete the note of ${addedBy}`}
        consequence="Its words are no longer shown to anybody. That there was a note, and who deleted it, stays on show."
        confirmLabel="Delete note"
        busy={deleting.isPending}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
