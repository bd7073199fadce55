import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { formatDate } from '#kit/value/format.ts';
import { EntryList } from '../plan/entry-list.tsx';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import { shareCalls } from '../plan/share-calls.ts';
import { useLeave } from '../plan/use-leave.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { type ReplacementOf, replacementCalls, whatIsMissing } from './replacement-values.ts';

/** Replaces the balance once the history adds up to it; until then, what is still missing. */
export function ReplaceBalance({ companyId, replacement, mayEdit }: ReplacementOf) {
  const missing = whatIsMissing(replacement);
  if (missing !== undefined)
    return (
      <Banner
        tone={replacement.obstacle === null ? 'info' : 'warn'}
        title={`The balance cannot be replaced yet. ${missing}`}
        action={<LinkButton href={sharePaths.classes(companyId)}>Finish later</LinkButton>}
      >
        {replacement.obstacle === null ? (
          'Everything that you have entered is kept, and the balance stands until then.'
        ) : (
          <>
            <AppLink href={sharePaths.historyEntry(companyId, replacement.obstacle.shareEventId)}>
              {titleOfKind(replacement.obstacle.kind)} of {formatDate(replacement.obstacle.effectiveOn)}
            </AppLink>{' '}
            cannot be re-entered on this history. Correct the history, or reverse that entry, replace the
            balance, and enter it again; what you have entered here is kept.
          </>
        )}
      </Banner>
    );
  if (!mayEdit)
    return (
      <Banner tone="ok" title="The history adds up to the balance">
        Somebody who may change the company’s record can replace it.
      </Banner>
    );
  return <ReplaceForm companyId={companyId} replacement={replacement} />;
}

/** Later entries that take of the balance: they go with it and come back on the history. */
function EnteredAgain({ companyId, replacement: { entersAgain } }: Omit<ReplacementOf, 'mayEdit'>) {
  if (entersAgain.length === 0) return null;
  return (
    <Banner title="Later entries are re-entered">
      They took shares of the balance. Each is reversed and re-entered with shares of the history, in the same
      act; what everybody holds stays the same.
      <EntryList companyId={companyId} entries={entersAgain} />
    </Banner>
  );
}

function ReplaceForm({ companyId, replacement }: Omit<ReplacementOf, 'mayEdit'>) {
  const { basis, lines } = replacement;
  const leave = useLeave();
  // The same for every time it is sent: where an answer is lost, it is recorded once.
  const [key] = useState(() => crypto.randomUUID());
  const replacing = useAction('replaceOpeningBalance', [...shareCalls, ...replacementCalls]);
  const form = useStatbookForm<{ reason: string }>({
    defaultValues: { reason: '' },
    check: ({ reason }): Record<string, string> =>
      reason.trim() === '' ? { reason: 'Enter why the opening balance is replaced' } : {},
  });
  const replace = async ({ reason }: { reason: string }) => {
    const shown = lines.map(({ historyLineId }) => historyLineId);
    await replacing.mutateAsync({ body: { companyId, key, basis, lines: shown, reason } });
    await leave(sharePaths.history(companyId), 'Opening balance replaced by its history');
  };
  return (
    <ActionForm
      form={form}
      onSubmit={replace}
      submitLabel="Replace the opening balance"
      cancelHref={sharePaths.classes(companyId)}
      cancelLabel="Finish later"
    >
      <FormSection
        title="The history adds up: replace the balance"
        description="The opening balance is reversed and replaced by the history. It stays in the history, struck through, with this reason and your name. Nobody holds anything else, and certificates stay as they are."
      >
        <EnteredAgain companyId={companyId} replacement={replacement} />
        <TextArea
          {...form.register('reason')}
          label="Why it is replaced"
          hint="For example, where the earlier records were found"
          rows={2}
        />
      </FormSection>
    </ActionForm>
  );
}
