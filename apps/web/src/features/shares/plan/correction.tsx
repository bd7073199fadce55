import type { ComponentProps, ReactNode } from 'react';
import { call } from '#api/call.ts';
import { useCall } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { EmptyState } from '#kit/state/states.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { RecordPart } from '../../../record/record-part.tsx';
import type { EntryMark } from './entry-state.ts';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import type { EventKind, EventRequest, ShareEntry } from './share-plan.ts';

interface CorrectedEntryProps {
  readonly companyId: string;
  /** The entry that the address names; undefined where something new is recorded. */
  readonly entryId: string | undefined;
  /** What the form can correct. */
  readonly kinds: readonly EventKind[];
  readonly children: (corrected: ShareEntry | undefined) => ReactNode;
}

/** Finds the wrong entry for a form that opens filled in with it; a form for something new opens at once. */
export function CorrectedEntry({ companyId, entryId, kinds, children }: CorrectedEntryProps) {
  const isNew = entryId === undefined;
  const query = { CompanyId: companyId, ShareEventId: entryId ?? companyId };
  const details = useCall('getShareEventDetails', { query }, { enabled: !isNew });
  if (isNew) return children(undefined);
  return (
    <RecordPart query={details} what="entry to correct">
      {(entry) =>
        entry.IsReversed || !kinds.some((kind) => kind === entry.Kind) ? (
          <EmptyState
            title="This entry is not corrected here"
            actions={
              <LinkButton href={sharePaths.historyEntry(companyId, entry.ShareEventId)}>
                Show the entry
              </LinkButton>
            }
          >
            It was taken back before, or it is of another kind. Nothing was changed.
          </EmptyState>
        ) : (
          children(entry)
        )
      }
    </RecordPart>
  );
}

interface CorrectionReasonProps {
  readonly companyId: string;
  readonly corrected: ShareEntry;
  /** `form.register('Reason')`: the planner names the field so. */
  readonly field: Omit<ComponentProps<typeof TextArea>, 'label'>;
}

/** Says what is corrected, and asks why. */
export function CorrectionReason({ companyId, corrected, field }: CorrectionReasonProps) {
  const { ShareEventId, Kind, Number: number, EffectiveOn } = corrected;
  return (
    <FormSection
      title="Correction"
      description={
        <>
          <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
            Entry <Value>{number}</Value>, {titleOfKind(Kind)} of <DateValue date={EffectiveOn} />
          </AppLink>
          , is taken back and entered anew in one act. It stays in the history, struck through, with your
          reason.
        </>
      }
    >
      <TextArea {...field} label="Why the entry is corrected" rows={2} />
    </FormSection>
  );
}

/** What is recorded for a correction: the wrong entry taken back, and what should have been entered. */
export function withReversal(
  corrected: ShareEntry | undefined,
  reason: string,
  events: readonly EventRequest[],
): readonly EventRequest[] {
  if (corrected === undefined) return events;
  return [{ Kind: 'reversal', EventId: corrected.ShareEventId, Reason: reason }, ...events];
}

/** Records events by the call that takes every kind: all of them or nothing. */
export function recordEvents(companyId: string, events: readonly EventRequest[], mark: EntryMark) {
  return call('recordShareEvent', { body: { CompanyId: companyId, ...mark, Events: [...events] } });
}
