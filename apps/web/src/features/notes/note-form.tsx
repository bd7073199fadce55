import { useState } from 'react';
import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAction } from '#api/queries.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { noteCalls } from './note-calls.ts';

interface NoteFormProps {
  readonly companyId: string;
  /** Undefined for a new note. */
  readonly note: CallReply<'getNotes'>['entity'][number] | undefined;
  readonly onDone: () => void;
}

const schema = z.object({
  text: z.string().trim().min(1, 'Enter the note').max(4000, 'Enter a note of at most 4000 characters'),
});

/** Writes a note, or one anew. */
export function NoteForm({ companyId, note, onDone }: NoteFormProps) {
  const form = useStatbookForm({ schema, defaultValues: { text: note?.text ?? '' } });
  const [newId] = useState(() => crypto.randomUUID());
  const saving = useAction('addNotes', noteCalls);
  const save = async ({ text }: z.output<typeof schema>) => {
    const which = note === undefined ? { noteId: newId } : { noteId: note.noteId, version: note.version };
    await saving.mutateAsync({ body: { companyId, ...which, text } });
    showToast('Note saved');
  };
  return (
    <ActionForm form={form} onSubmit={save} submitLabel="Save note" onClose={onDone}>
      <TextArea {...form.register('text')} label={note === undefined ? 'New note' : 'Note'} dir="auto" />
    </ActionForm>
  );
}
