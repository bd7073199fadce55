import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { ConfirmDialog } from '#kit/dialog/dialog.tsx';
import { DateField } from '#kit/date-field/date-field.tsx';
import { FieldRow, FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Select } from '#kit/select/select.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { LeaveDialog, useUnsavedChanges } from '#kit/form/unsaved-changes.tsx';
import { type Diary, type OwnDate, repeatWords } from './diary-rows.ts';
import { daysBeforeMask, diarySchema, type DiaryValues, toDiaryBody, toDiaryValues } from './diary-values.ts';
import styles from './diary.module.css';
import { doubtOf } from './far-date.ts';
import { diaryCalls } from './use-mark-done.ts';

interface DiaryFormProps {
  readonly companyId: string;
  /** Undefined for a new date. */
  readonly date: OwnDate | undefined;
  readonly people: Diary['people'];
}

/** Enters a date of the practice's own, or changes one. */
export default function DiaryForm({ companyId, date, people }: DiaryFormProps) {
  const form = useStatbookForm({ schema: diarySchema, defaultValues: toDiaryValues(date) });
  // The form takes the place of the list, and of what was pressed there.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isSaved = useRef(false);
  const { blocker } = useUnsavedChanges(form, { isSaved: () => isSaved.current });
  const { save, busy } = useSave(companyId, date, () => {
    isSaved.current = true;
  });
  const { isMeant, question } = useDoubt(date?.dueOn ?? date?.startsOn);
  const saveMeant = async (values: DiaryValues) => {
    if (await isMeant(values.dueOn)) await save(values);
  };
  return (
    <div className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {date === undefined ? 'Add a date' : 'Change a date'}
      </h2>
      <Form form={form} onSubmit={saveMeant}>
        <DiaryFields form={form} people={people} />
        <FormActions>
          <Button type="submit" kind="filled" busy={busy}>
            {date === undefined ? 'Add date' : 'Save date'}
          </Button>
          <LinkButton href={paths.diary(companyId)}>Cancel</LinkButton>
        </FormActions>
      </Form>
      <LeaveDialog blocker={blocker} consequence="What you have entered on this page will be lost." />
      {question}
    </div>
  );
}

/** Asks before a date is saved that may be mistyped. `known` is the one that stands already. */
function useDoubt(known: string | undefined) {
  const today = useToday();
  const [asked, setAsked] = useState<{
    readonly doubt: string;
    readonly answer: (isMeant: boolean) => void;
  }>();
  const isMeant = async (dueOn: string): Promise<boolean> => {
    const doubt = dueOn === known ? undefined : doubtOf(dueOn, today);
    if (doubt === undefined) return true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ doubt, answer: resolve });
    const answer = await promise;
    setAsked(undefined);
    return answer;
  };
  const question = (
    <ConfirmDialog
      open={asked !== undefined}
      title="Is the date right?"
      consequence={asked?.doubt}
      confirmLabel="Save date"
      onConfirm={() => asked?.answer(true)}
      onClose={() => asked?.answer(false)}
    />
  );
  return { isMeant, question };
}

/** Saves under one id however often it is tried, and goes back to the dates. */
function useSave(companyId: string, date: OwnDate | undefined, onSaved: () => void) {
  const navigate = useNavigate();
  const saving = useAction('saveDiaryDate', diaryCalls);
  const [newId] = useState(() => crypto.randomUUID());
  const save = async (values: DiaryValues) => {
    const which =
      date === undefined ? { diaryDateId: newId } : { diaryDateId: date.diaryDateId, version: date.version };
    await saving.mutateAsync({ body: { companyId, ...which, ...toDiaryBody(values) } });
    onSaved();
    showToast(`${values.title} saved`);
    await navigate({ href: paths.diary(companyId) });
  };
  return { save, busy: saving.isPending };
}

function DiaryFields({ form, people }: { form: StatbookForm<DiaryValues>; people: Diary['people'] }) {
  const today = useToday();
  return (
    <>
      <TextField {...form.register('title')} label="Description" width="full" />
      <Controller
        name="dueOn"
        control={form.control}
        render={({ field }) => <DateField {...field} label="Date" today={today} />}
      />
      <RadioGroup
        {...form.register('repeat')}
        label="Repeat"
        options={Object.entries(repeatWords).map(([value, label]) => ({ value, label }))}
      />
      <FieldRow>
        <TextField
          {...form.register('daysBefore')}
          label="Days before"
          hint="Reminder from then on; empty for none"
          mask={daysBeforeMask}
          unit="days"
          width="xs"
          inputMode="numeric"
          numeric
        />
        <Select
          {...form.register('assignedTo')}
          label="Assigned to"
          hint="The person chosen is notified"
          options={people.map(({ userId, userName }) => ({ value: userId, label: userName }))}
          placeholder="Everybody who sees the company"
        />
      </FieldRow>
      <TextArea {...form.register('note')} label="Note" optional />
    </>
  );
}
