import { ConflictBanner } from '#filing/draft/conflict.tsx';
import type { useStatementSaving } from './use-statement-saving.ts';

/** The statement was saved elsewhere while a page of it was filled in here. */
export function StatementConflict({ saving }: { saving: ReturnType<typeof useStatementSaving> }) {
  return (
    <ConflictBanner
      what="statement"
      consequence="Saved on top, it replaces the answers of this page; all others stay."
      saving={saving}
    />
  );
}
