import { useNavigate } from '@tanstack/react-router';
import { sharePaths } from '#app/share-paths.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { DateValue } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { ShareArea } from '../area/share-area.tsx';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { recordEvents } from '../plan/correction.tsx';
import { EntrySteps } from '../plan/entry-steps.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import { useEntry } from '../plan/use-entry.ts';
import { useEntryForm } from '../plan/use-entry-form.ts';
import type { ListedEntry } from './listed-entry.ts';
import { entryWords } from './request-words.ts';
import { useNames } from './use-names.ts';

interface ReverseEntryProps {
  readonly companyId: string;
  readonly entry: ListedEntry;
}

/** Takes an entry back on the day it took effect, with a reason. */
export function ReverseEntry({ companyId, entry: reversed }: ReverseEntryProps) {
  const { ShareEventId, Kind, Number: number, EffectiveOn } = reversed;
  const navigate = useNavigate();
  const { names } = useNames(companyId);
  const form = useEntryForm<{ Reason: string }>({
    defaultValues: { Reason: '' },
    check: ({ Reason }): Record<string, string> =>
      Reason.trim() === '' ? { Reason: 'Enter why the entry is reversed' } : {},
  });
  const entry = useEntry<unknown>({
    companyId,
    record: (events, mark) => recordEvents(companyId, events, mark),
    onRecorded: async () => {
      await navigate({ href: sharePaths.history(companyId) });
      showToast('Entry reversed');
    },
  });
  return (
    <ShareArea companyId={companyId} title="Reverse an entry">
      <EntrySteps entry={entry} act="Record reversal">
        <Form
          form={form}
          refusal={entry.refusal}
          onSubmit={({ Reason }) => entry.review([{ Kind: 'reversal', EventId: ShareEventId, Reason }])}
        >
          <FormSection
            title={`Entry ${number}: ${titleOfKind(Kind)}`}
            description={
              <>
                <bdi>{entryWords(reversed, names)}</bdi>, effective <DateValue date={EffectiveOn} />
              </>
            }
          >
            {reversed.IsReversed && (
              <Banner tone="warn">
                Entry <Value>{number}</Value> was taken back already.
              </Banner>
            )}
            <TextArea
              {...form.register('Reason')}
              label="Why the entry is reversed"
              hint="The register then reads on every day as if it had not been. It stays in the history, struck through."
              rows={2}
            />
          </FormSection>
          <FormActions>
            <Button type="submit" kind="filled" busy={entry.isBusy}>
              Review the reversal
            </Button>
            <LinkButton href={sharePaths.historyEntry(companyId, ShareEventId)}>Cancel</LinkButton>
          </FormActions>
        </Form>
      </EntrySteps>
      <AskBeforeLeaving what="Reversal of an entry" form={form} isRecorded={entry.isRecorded} />
    </ShareArea>
  );
}
