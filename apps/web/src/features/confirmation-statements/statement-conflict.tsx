import type { FieldValues } from 'react-hook-form';
import { ConflictBanner } from '#filing/draft/conflict.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import type { useStatementSaving } from './use-statement-saving.ts';

interface StatementConflictProps<Values extends FieldValues> {
  /** What is replaced of theirs where these answers are saved on top. */
  readonly replaced: string;
  readonly form: StatbookForm<Values>;
  readonly saving: ReturnType<typeof useStatementSaving>;
}

/** The statement was saved elsewhere while a page of it was filled in here. */
export function StatementConflict<Values extends FieldValues>({
  replaced,
  form,
  saving,
}: StatementConflictProps<Values>) {
  return (
    <ConflictBanner
      what="statement"
      consequence={`Saved on top, it replaces ${replaced}; all else stays.`}
      form={form}
      saving={saving}
    />
  );
}
