import { useState } from 'react';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { FileDrop } from '#kit/file-drop/file-drop.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { toImportRefusal } from '../import-refusal.ts';
import { readLines } from './read-lines.ts';

/** As many lines as the server takes at once. */
const most = 2000;

const schema = z.object({
  lines: z
    .string()
    .transform(readLines)
    .refine((lines) => lines.length > 0, 'Enter at least one company number')
    .refine((lines) => lines.length <= most, 'Enter at most 2,000 companies at once'),
});

/** A pasted or dropped list. What it starts goes on without the page. */
export function ListForm({ onStarted }: { onStarted: (batchId: string) => void }) {
  const form = useStatbookForm({ schema, defaultValues: { lines: '' } });
  const [files, setFiles] = useState<readonly File[]>([]);
  const starting = useAction('importCompanies', ['getImportBatches']);

  const take = async (chosen: readonly File[]) => {
    setFiles(chosen);
    const texts = await Promise.all(chosen.map((file) => file.text()));
    form.setValue('lines', texts.flatMap((text) => readLines(text)).join('\n'), { shouldValidate: true });
  };
  const submit = async ({ lines }: z.output<typeof schema>) => {
    try {
      const { entity } = await starting.mutateAsync({ body: { lines: [...lines] } });
      if (entity[0]) onStarted(entity[0].batchId);
      return undefined;
    } catch (error) {
      return toImportRefusal(error);
    }
  };
  return (
    <Form form={form} onSubmit={submit}>
      <FormSection title="The list">
        <TextArea
          {...form.register('lines')}
          label="Company numbers"
          hint="One company a line: its number and, after a comma or a blank, its authentication code if you have it"
          rows={10}
          spellCheck={false}
          autoComplete="off"
        />
        <FileDrop
          name="file"
          label="Or a file"
          hint="Text or CSV. Of a table the column with the company numbers is taken."
          accept=".csv,.txt,.tsv"
          files={files}
          onChange={(chosen) => void take(chosen)}
          optional
        />
      </FormSection>
      <FormActions>
        <Button type="submit" kind="filled" busy={starting.isPending}>
          Import the list
        </Button>
      </FormActions>
    </Form>
  );
}
