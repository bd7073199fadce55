import { sharePaths } from '#app/share-paths.ts';
import { FormSection } from '#kit/form/form-section.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { EntryForm } from '../plan/entry-form.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { useEntry } from '../plan/use-entry.ts';
import { useLeave } from '../plan/use-leave.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { EntryOf } from './listed-entry.ts';
import { entryWords, useNames } from './entry-words.ts';

/** Reverses an entry on the day it took effect, with a reason. */
export default function ReverseEntry({ companyId, entry: reversed }: EntryOf) {
  const { shareEventId, kind, number, effectiveOn } = reversed;
  const leave = useLeave();
  const { names } = useNames(companyId);
  const form = useStatbookForm<{ reason: string }>({
    defaultValues: { reason: '' },
    check: ({ reason }): Record<string, string> =>
      reason.trim() === '' ? { reason: 'Enter why the entry is reversed' } : {},
  });
  const entry = useEntry({
    companyId,
    onRecorded: () => leave(sharePaths.history(companyId), 'Entry reversed'),
  });
  return (
    <ShareArea companyId={companyId} title="Reverse an entry">
      <EntryForm
        entry={entry}
        form={form}
        what="Reversal of an entry"
        act="Record reversal"
        submitLabel="Review the reversal"
        onSubmit={({ reason }) => entry.review([{ kind: 'reversal', eventId: shareEventId, reason }])}
        cancelHref={sharePaths.historyEntry(companyId, shareEventId)}
      >
        <FormSection
          title={`Entry ${number}: ${titleOfKind(kind)}`}
          description={
            <>
              <bdi>{entryWords(reversed, names)}</bdi>, effective <DateValue date={effectiveOn} />
            </>
          }
        >
          {reversed.isReversed && (
            <Banner tone="warn">
              Entry <Value>{number}</Value> was reversed already.
            </Banner>
          )}
          <TextArea
            {...form.register('reason')}
            label="Why the entry is reversed"
            hint="The register then reads on every day as if it had not been. It stays in the history, struck through."
            rows={2}
          />
        </FormSection>
      </EntryForm>
    </ShareArea>
  );
}
