import { useState } from 'react';
import { z } from 'zod';
import { toFormRefusal } from '#api/api-problem.ts';
import type { CallReply } from '#api/call-types.ts';
import { useAct } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import { noteCalls } from './note-calls.ts';

interface NoteFormProps {
  readonly companyId: string;
  /** Undefined for a new note. */
  readonly note: CallReply<'getNotes'>['Entity'][number] | undefined;
  readonly onDone: () => void;
}

const schema = z.object({
  Text: z.string().trim().min(1, 'Enter the note').max(4000, 'Enter a note of at most 4000 characters'),
});

/** Writes a note, or one anew. */
export default function NoteForm({ companyId, note, onDone }: NoteFormProps) {
  const form = useStatbookForm({ schema, defaultValues: { Text: note?.Text ?? '' } });
  const [newId] = useState(() => crypto.randomUUID());
  const saving = useAct('addNotes', noteCalls);
  const save = async ({ Text }: z.output<typeof schema>) => {
    const which = note === undefined ? { NotesID: newId } : { NotesID: note.NotesID, Version: note.Version };
    try {
      await saving.mutateAsync({ body: { CompanyId: companyId, ...which, Text } });
    } catch (error) {
      return toFormRefusal(error);
    }
    showToast('Note saved');
    onDone();
    return undefined;
  };
  return (
    <Form form={form} onSubmit={save}>
      <TextArea {...form.register('Text')} label={note === undefined ? 'New note' : 'Note'} dir="auto" />
      <FormActions>
        <Button type="submit" busy={saving.isPending}>
          Save note
        </Button>
        <Button kind="text" onClick={onDone}>
          Cancel
        </Button>
      </FormActions>
    </Form>
  );
}
