import { useState } from 'react';
import { Button } from '#kit/action/button.tsx';
import { Checkbox, Switch } from '#kit/form/checkbox.tsx';
import { Combobox } from '#kit/form/combobox.tsx';
import { ErrorSummary } from '#kit/form/error-summary.tsx';
import { FileDrop } from '#kit/form/file-drop.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { AllotmentForm } from './allotment-form.tsx';
import styles from './gallery.module.css';
import { Row, Specimen } from './specimen.tsx';
import { classCodes } from './specimen-data.ts';

export function FormSpecimens() {
  return (
    <>
      <Specimen title="Form">
        <AllotmentForm />
      </Specimen>
      <Specimen title="Error summary">
        <ShownSummary />
      </Specimen>
      <Specimen title="Fields by themselves">
        <LooseFields />
      </Specimen>
    </>
  );
}

/** It takes the focus and marks the title of the window, so it stands there only when asked for. */
function ShownSummary() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      {attempt > 0 && (
        <ErrorSummary
          attempt={attempt}
          requestId="req-7f31"
          errors={[
            { message: 'Enter an e-mail address with a name and a domain', fieldId: 'loose-email' },
            { message: 'Companies House did not answer. Try again in a minute.' },
          ]}
        />
      )}
      <Row>
        <Button onClick={() => setAttempt(attempt + 1)}>Submit with errors</Button>
        {attempt > 0 && <Button onClick={() => setAttempt(0)}>Mend the errors</Button>}
      </Row>
    </>
  );
}

function LooseFields() {
  const [code, setCode] = useState('62012');
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div className={styles.fields}>
      <TextField
        name="price"
        label="Price per share"
        unitBefore="£"
        figure
        width="s"
        defaultValue="1,250.000001"
      />
      <TextField
        id="loose-email"
        name="email"
        type="email"
        label="E-mail address"
        code
        width="m"
        defaultValue="mara@"
        error="Enter an e-mail address with a name and a domain"
      />
      <TextField name="number" label="Company number" code width="s" readOnly defaultValue="01234567" />
      <TextField
        name="secret"
        type="password"
        label="Authentication code"
        hint="Six characters"
        code
        width="s"
      />
      <Combobox name="sic" label="Nature of business" options={classCodes} value={code} onChange={setCode} />
      <RadioGroup
        name="officer"
        label="Officer"
        error="Choose who signs"
        options={[
          { value: '1', label: 'Mara Quill, director' },
          { value: '2', label: 'Idris Vane, secretary' },
        ]}
      />
      <Checkbox
        name="all"
        label="File for all companies selected"
        error="Confirm that you mean all of them"
      />
      <Switch name="mail" label="Remind me by e-mail" hint="Takes effect at once." defaultChecked />
      <FileDrop
        name="list"
        label="List of companies"
        hint="CSV, one company per line"
        accept=".csv"
        files={files}
        onChange={setFiles}
      />
    </div>
  );
}
