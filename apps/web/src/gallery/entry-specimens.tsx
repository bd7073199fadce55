import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#kit/action/button.tsx';
import { Entry, EntryPart } from '#kit/form/entry.tsx';
import { FormScopeContext } from '#kit/form/field.ts';
import { FormDialog } from '#kit/form/form-dialog.tsx';
import { GroupError } from '#kit/form/group-error.tsx';
import { SwatchGroup } from '#kit/form/swatch-group.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/popup/toast-store.ts';
import styles from './gallery.module.css';
import { Row, Specimen } from './specimen.tsx';

const wrong = {
  prefix: 'specimen',
  errors: { Holdings: 'The holdings come to more than the shares in issue' },
};

/** Fields of several things of one kind, a choice of looks, and a form in a dialog. */
export function EntrySpecimens() {
  const [accent, setAccent] = useState('blue');
  const [naming, setNaming] = useState(false);
  return (
    <Specimen title="Entries, swatches, form in a dialog">
      <div className={styles.fields}>
        <FormScopeContext value={wrong}>
          <GroupError name="Holdings" />
        </FormScopeContext>
        <Entry title="Holding 1">
          <TextField name="holder-1" label="Holder" defaultValue="Mara Quill" />
          <EntryPart>
            <TextField name="shares-1" label="Shares" figure width="s" defaultValue="500" />
          </EntryPart>
          <EntryPart total>
            <TextField name="total-1" label="Total" figure width="s" defaultValue="500" />
          </EntryPart>
        </Entry>
        <Entry look="lined" title="Joint holder 1, who votes">
          <TextField name="joint-1" label="Name" defaultValue="Mara Quill" />
        </Entry>
        <Entry look="lined" title="Joint holder 2">
          <TextField name="joint-2" label="Name" defaultValue="Idris Vane" />
        </Entry>
        <Entry look="inset" title="Which of these shares">
          <TextField name="lot-1" label="Fully paid" figure width="s" unit="of 250" />
        </Entry>
        <SwatchGroup
          name="accent"
          label="Colour"
          value={accent}
          onChange={setAccent}
          options={[
            { value: 'blue', label: 'Blue', fill: 'var(--chart-1)' },
            { value: 'amber', label: 'Amber', fill: 'var(--chart-2)' },
            { value: 'none', label: 'No colour' },
          ]}
        />
      </div>
      <Row>
        <Button onClick={() => setNaming(true)}>Rename the class</Button>
      </Row>
      {naming && <NameDialog onClose={() => setNaming(false)} />}
    </Specimen>
  );
}

const schema = z.object({ name: z.string().min(1, 'Enter the name of the class') });

function NameDialog({ onClose }: { onClose: () => void }) {
  const form = useStatbookForm({ schema, defaultValues: { name: '' } });
  return (
    <FormDialog
      title="Rename the class of shares"
      submitLabel="Rename class"
      form={form}
      onClose={onClose}
      onSubmit={({ name }) => {
        showToast(`Renamed to ${name}`);
        onClose();
        return undefined;
      }}
    >
      <TextField {...form.register('name')} label="Name" hint="Like Ordinary" />
    </FormDialog>
  );
}
