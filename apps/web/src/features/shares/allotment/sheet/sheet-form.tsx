import { readCsv, readFile, type Table } from '@statbook/sheets/read-file';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#kit/button/button.tsx';
import { FileDrop } from '#kit/file-drop/file-drop.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { type FormRefusal } from '#kit/form/refusal.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { downloadFile } from '#kit/table-export/shown-table.ts';
import { csvFile } from '#kit/table-export/save-table.ts';
import { formatNumber } from '#kit/value/format.ts';
import type { ShareClass } from '../../classes/share-class.ts';
import { useHolders } from '../../holders/share-holder.ts';
import type { AllotmentLine } from '../allotment-line.ts';
import { mostLines } from '../use-allotment.ts';
import { linesFromTable } from './lines-from-table.ts';
import { sheetColumns, templateFor } from './sheet-columns.ts';

interface SheetFormProps {
  readonly companyId: string;
  readonly classes: readonly ShareClass[];
  /** How many lines stand in the allotment already. */
  readonly taken: number;
  readonly onTaken: (lines: readonly AllotmentLine[]) => void;
  readonly onCancel: () => void;
}

const schema = z.object({ text: z.string() });

/** Takes allottees from a spreadsheet that is dropped, chosen or pasted. Faulty rows come too, to be mended in the list. */
export default function SheetForm({ companyId, classes, taken, onTaken, onCancel }: SheetFormProps) {
  const form = useStatbookForm({ schema, defaultValues: { text: '' } });
  const { holders } = useHolders(companyId);
  const [files, setFiles] = useState<readonly File[]>([]);
  const take = async ({ text }: { text: string }): Promise<FormRefusal | undefined> => {
    const [file] = files;
    const field = file === undefined ? 'text' : 'file';
    if (file === undefined && text.trim() === '')
      return refused('file', 'Choose a file, or paste the rows of a spreadsheet');
    let table: Table;
    try {
      table = await (file === undefined ? readCsv(text) : readFile(file));
    } catch {
      return refused(field, 'Save the spreadsheet as XLSX or CSV: this file could not be read');
    }
    const outcome = linesFromTable(table, { classes, holders });
    if (!outcome.ok) return refused(field, outcome.reason);
    if (taken + outcome.lines.length > mostLines)
      return refused(
        field,
        `Enter at most 5,000 allottees at once: there would be ${formatNumber(taken + outcome.lines.length)}`,
      );
    if (outcome.unknown.length > 0) showToast(`Columns left out: ${outcome.unknown.join(', ')}`);
    onTaken(outcome.lines);
    return undefined;
  };
  const saveTemplate = () =>
    downloadFile('allotment-template.csv', csvFile(templateFor(classes[0]?.className ?? 'Ordinary')));
  return (
    <Form form={form} onSubmit={take}>
      <FormSection
        title="From a spreadsheet"
        description={`One row for each allottee and class. The first row names the columns: ${sheetColumns.map(({ head }) => head).join(', ')}. Price left empty is the nominal value, and paid left empty is paid in full.`}
      >
        <FileDrop
          name="file"
          label="File"
          hint="XLSX or CSV, at most 5,000 rows"
          accept=".xlsx,.csv,.tsv,.txt"
          files={files}
          onChange={setFiles}
        />
        <TextArea
          {...form.register('text')}
          label="Or paste the rows"
          hint="Copied out of a spreadsheet, with the row that names the columns"
          rows={6}
          spellCheck={false}
          autoComplete="off"
          optional
        />
        <FormActions>
          <Button type="submit" kind="filled" busy={form.formState.isSubmitting}>
            Import rows
          </Button>
          <Button onClick={saveTemplate}>Download a template</Button>
          <Button kind="text" onClick={onCancel}>
            Cancel
          </Button>
        </FormActions>
      </FormSection>
    </Form>
  );
}

const refused = (field: string, message: string): FormRefusal => ({
  detail: message,
  errors: { [field]: message },
});
