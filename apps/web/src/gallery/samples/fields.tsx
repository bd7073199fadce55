import { Checkbox, Switch } from '#kit/choice/checkbox.tsx';
import { FormScopeContext } from '#kit/field/field.ts';
import { GroupError } from '#kit/field/group-error.tsx';
import { Fieldset, FieldsetPart } from '#kit/fieldset/fieldset.tsx';
import { FileDrop } from '#kit/file-drop/file-drop.tsx';
import { Select } from '#kit/select/select.tsx';
import { SwatchGroup } from '#kit/swatch-group/swatch-group.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import styles from '../gallery.module.css';
import { type Sample, Stateful } from './sample.tsx';

const classes = [
  { value: 'ordinary', label: 'Ordinary' },
  { value: 'preference', label: 'Preference' },
];
const colours = [
  { value: 'blue', label: 'Blue', fill: 'var(--chart-1)' },
  { value: 'amber', label: 'Amber', fill: 'var(--chart-2)' },
  { value: 'none', label: 'No colour' },
];
const noFiles: readonly File[] = [];
const wrong = {
  prefix: 'sample',
  errors: { holdings: 'The holdings come to more than the shares in issue' },
};

export const fieldSamples: readonly Sample[] = [
  {
    title: 'Fields',
    content: (
      <div className={styles.fields}>
        <TextField name="price" label="Price" unitBefore="£" numeric width="s" defaultValue="1,250.000001" />
        <TextField
          id="sample-email"
          name="email"
          type="email"
          label="Email address"
          code
          width="m"
          defaultValue="mara@"
          error="Enter an email address with a name and a domain"
        />
        <TextField name="number" label="Company number" code width="s" readOnly defaultValue="01234567" />
        <Select name="class" label="Class" placeholder="Choose a class" options={classes} />
        <TextArea name="note" label="Note for the minutes" optional maxLength={500} />
        <Checkbox name="all" label="File for all companies" error="Confirm that you mean all of them" />
        <Switch name="mail" label="Remind me by email" hint="Takes effect at once." defaultChecked />
        <Stateful initial="blue">
          {(colour, setColour) => (
            <SwatchGroup name="colour" label="Colour" value={colour} onChange={setColour} options={colours} />
          )}
        </Stateful>
        <Stateful initial={noFiles}>
          {(files, setFiles) => (
            <FileDrop
              name="list"
              label="List of companies"
              hint="CSV, one company per line"
              accept=".csv"
              files={files}
              onChange={setFiles}
            />
          )}
        </Stateful>
        <FileDrop
          name="deed"
          label="Deed"
          files={noFiles}
          onChange={() => undefined}
          busy="Attaching deed.pdf"
        />
      </div>
    ),
  },
  {
    title: 'Fieldsets',
    content: (
      <div className={styles.fields}>
        <FormScopeContext value={wrong}>
          <GroupError name="holdings" />
        </FormScopeContext>
        <Fieldset title="Holding 1">
          <TextField name="holder-1" label="Holder" defaultValue="Mara Quill" />
          <FieldsetPart>
            <TextField name="shares-1" label="Shares" numeric width="s" defaultValue="500" />
          </FieldsetPart>
          <FieldsetPart total>Total: 500</FieldsetPart>
        </Fieldset>
        <Fieldset look="lined" title="Joint holder 1, who votes">
          <TextField name="joint-1" label="Name" defaultValue="Mara Quill" />
        </Fieldset>
        <Fieldset look="lined" title="Joint holder 2">
          <TextField name="joint-2" label="Name" defaultValue="Idris Vane" />
        </Fieldset>
        <Fieldset look="inset" title="Which of these shares">
          <TextField name="lot-1" label="Fully paid" numeric width="s" unit="of 250" />
        </Fieldset>
      </div>
    ),
  },
];
