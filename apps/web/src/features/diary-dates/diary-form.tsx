import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { toFormRefusal } from '#api/api-problem.ts';
import { useToday } from '#api/configuration.ts';
import { useAct } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { DateField } from '#kit/form/date-field.tsx';
import { FieldRow, FormActions } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { Select } from '#kit/form/select.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { ConfirmDialog } from '#kit/popup/dialog.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { useUnsaved } from '../../record/use-unsaved.ts';
import { type Diary, type OwnDate, repeatWords } from './diary-rows.ts';
import { daysBeforeMask, diarySchema, type DiaryValues, toDiaryBody, toDiaryValues } from './diary-values.ts';
import styles from './diary.module.css';
import { diaryCalls } from './use-mark-done.ts';

interface DiaryFormProps {
  readonly companyId: string;
  /** Undefined for a new date. */
  readonly date: OwnDate | undefined;
  readonly people: Diary['People'];
}

type DiaryFormState = UseFormReturn<DiaryValues, unknown, DiaryValues>;

/** Enters a date of the practice's own, or changes one. */
export default function DiaryForm({ companyId, date, people }: DiaryFormProps) {
  const form = useStatbookForm({ schema: diarySchema, defaultValues: toDiaryValues(date) });
  const isSaved = useRef(false);
  const { blocker } = useUnsaved(form, { isSaved: () => isSaved.current });
  const { save, busy } = useSave(companyId, date, () => {
    isSaved.current = true;
  });
  return (
    <div className={styles.form}>
      <h2>{date === undefined ? 'Add a date' : 'Change a date'}</h2>
      <Form form={form} onSubmit={save}>
        <DiaryFields form={form} people={people} />
        <FormActions>
          <Button type="submit" kind="filled" busy={busy}>
            {date === undefined ? 'Add date' : 'Save date'}
          </Button>
          <LinkButton href={paths.diary(companyId)}>Cancel</LinkButton>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        title="Leave without saving"
        consequence="What you have entered on this page will be lost."
        confirmLabel="Leave without saving"
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      />
    </div>
  );
}

/** Saves under one id however often it is tried, and goes back to the dates. */
function useSave(companyId: string, date: OwnDate | undefined, onSaved: () => void) {
  const navigate = useNavigate();
  const saving = useAct('saveDiaryDate', diaryCalls);
  const [newId] = useState(() => crypto.randomUUID());
  const save = async (values: DiaryValues) => {
    const which =
      date === undefined ? { DiaryDateId: newId } : { DiaryDateId: date.DiaryDateId, Version: date.Version };
    try {
      await saving.mutateAsync({ body: { CompanyId: companyId, ...which, ...toDiaryBody(values) } });
    } catch (error) {
      return toFormRefusal(error);
    }
    onSaved();
    showToast(`${values.Title} saved`);
    await navigate({ href: paths.diary(companyId) });
    return undefined;
  };
  return { save, busy: saving.isPending };
}

function DiaryFields({ form, people }: { form: DiaryFormState; people: Diary['People'] }) {
  const today = useToday();
  return (
    <>
      <TextField {...form.register('Title')} label="What is to be done" width="full" />
      <Controller
        name="DueOn"
        control={form.control}
        render={({ field }) => <DateField {...field} label="Date" today={today} />}
      />
      <RadioGroup
        {...form.register('Repeat')}
        label="Repeat"
        options={Object.entries(repeatWords).map(([value, label]) => ({ value, label }))}
      />
      <FieldRow>
        <TextField
          {...form.register('DaysBefore')}
          label="Days before"
          hint="Told from then on; empty for no reminder"
          mask={daysBeforeMask}
          unit="days"
          width="xs"
          inputMode="numeric"
          figure
        />
        <Select
          {...form.register('AssignedTo')}
          label="Assigned to"
          hint="Whoever is chosen is told of it"
          options={people.map(({ UserId, UserName }) => ({ value: UserId, label: UserName }))}
          placeholder="Everybody who sees the company"
        />
      </FieldRow>
      <TextArea {...form.register('Note')} label="Note" optional />
    </>
  );
}
