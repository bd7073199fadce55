import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { CheckboxGroup } from '#kit/choice/checkbox-group.tsx';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import type { FilingLetters } from './filing-letters.ts';

interface LetterDialogProps {
  readonly filingId: string;
  readonly found: Pick<FilingLetters, 'documents' | 'proposedTo'>;
  readonly onClose: () => void;
}

const mostOfNote = 1000;
const schema = z.object({
  to: z
    .email('Enter an email address in the correct format, like name@example.com')
    .max(254, 'Enter at most 254 characters'),
  documentIds: z.array(z.string()).min(1, 'Choose what to send'),
  note: z.string().trim().max(mostOfNote, `Use at most ${mostOfNote} characters`),
});

/** To whom what was filed goes, which documents, and a note. */
export default function LetterDialog({ filingId, found, onClose }: LetterDialogProps) {
  const { documents, proposedTo } = found;
  const form = useStatbookForm({
    schema,
    defaultValues: {
      to: proposedTo ?? '',
      documentIds: documents.map(({ documentId }) => documentId),
      note: '',
    },
  });
  const sending = useAction('sendFilingLetter', ['getFilingLetters']);
  const send = async (letter: z.output<typeof schema>) => {
    await sending.mutateAsync({ body: { filingId, ...letter } });
    showToast(`On its way to ${letter.to}`);
  };
  return (
    <ActionDialog
      title="Send by email to the client"
      submitLabel="Send by email"
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        {...form.register('to')}
        type="email"
        label="Email address"
        hint="An answer goes to your own address."
        autoComplete="off"
        code
      />
      <Controller
        name="documentIds"
        control={form.control}
        render={({ field: { value, ...field } }) => (
          <CheckboxGroup
            {...field}
            values={value}
            label="Attached as PDF"
            options={documents.map(({ documentId, title }) => ({ value: documentId, label: title }))}
          />
        )}
      />
      <TextArea {...form.register('note')} label="Note" optional rows={3} maxLength={mostOfNote} />
    </ActionDialog>
  );
}
