import { type ComponentProps, type ReactNode, useState } from 'react';
import { useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { PageList } from '#company-page/page-part.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import type { EventKind, ShareEntry } from './share-plan.ts';

interface CorrectedEntryProps {
  readonly companyId: string;
  /** The entry that the address names; undefined where something new is recorded. */
  readonly entryId: string | undefined;
  /** What the form can correct. */
  readonly kinds: readonly EventKind[];
  readonly children: (corrected: ShareEntry | undefined) => ReactNode;
}

/** Finds the wrong entry for a form that opens filled in with it; a form for something new opens at once. */
export function CorrectedEntry({ entryId, ...form }: CorrectedEntryProps) {
  const isNew = entryId === undefined;
  const entries = useCall('getShareEvents', { query: { companyId: form.companyId } }, { enabled: !isNew });
  if (isNew) return form.children(undefined);
  return (
    <PageList query={entries} what="entry to correct">
      {(listed) => (
        <Corrected {...form} entry={listed.find(({ shareEventId }) => shareEventId === entryId)} />
      )}
    </PageList>
  );
}

interface CorrectedProps extends Omit<CorrectedEntryProps, 'entryId'> {
  readonly entry: ShareEntry | undefined;
}

function Corrected({ companyId, entry: found, kinds, children }: CorrectedProps) {
  // As it stood when the form was opened: once it is corrected it is reversed, and the form leads on.
  const [entry] = useState(found);
  if (entry !== undefined && !entry.isReversed && kinds.some((kind) => kind === entry.kind))
    return children(entry);
  const action =
    entry === undefined ? (
      <LinkButton href={sharePaths.event(companyId)}>Record a new one</LinkButton>
    ) : (
      <LinkButton href={sharePaths.historyEntry(companyId, entry.shareEventId)}>Show the entry</LinkButton>
    );
  return (
    <EmptyState title="This entry cannot be corrected" actions={action}>
      It was reversed before, it is of another kind, or it is not in this register. Nothing was changed.
    </EmptyState>
  );
}

interface CorrectionReasonProps {
  readonly entry: { readonly companyId: string; readonly corrected: ShareEntry | undefined };
  /** `form.register('reason')`: the planner names the field so. */
  readonly field: Omit<ComponentProps<typeof TextArea>, 'label'>;
}

/** Says what is corrected, and asks why; of something new, nothing. */
export function CorrectionReason({ entry: { companyId, corrected }, field }: CorrectionReasonProps) {
  if (corrected === undefined) return null;
  const { shareEventId, kind, number, effectiveOn } = corrected;
  return (
    <FormSection
      title="Correction"
      description={
        <>
          <AppLink href={sharePaths.historyEntry(companyId, shareEventId)}>
            Entry <Value>{number}</Value>, {titleOfKind(kind)} of <DateValue date={effectiveOn} />
          </AppLink>
          , is reversed and replaced. It stays in the history, struck through, with your reason and your name.
        </>
      }
    >
      <TextArea {...field} label="Why the entry is corrected" rows={2} />
    </FormSection>
  );
}
