import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { toFormRefusal } from '#api/api-problem.ts';
import { useAct } from '#api/queries.ts';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { formatDate } from '#kit/value/format.ts';
import { EntryList } from '../plan/entry-list.tsx';
import { titleOfKind } from '../../../record/share-entry-titles.ts';
import { shareCalls } from '../plan/share-calls.ts';
import { useEntryForm } from '../plan/use-entry-form.ts';
import { type Replacement, replacementCalls, whatIsMissing } from './replacement-values.ts';

interface ReplaceBalanceProps {
  readonly companyId: string;
  readonly replacement: Replacement;
  readonly mayEdit: boolean;
}

/** Replaces the balance once the history adds up to it; until then, what is still missing. */
export function ReplaceBalance({ companyId, replacement, mayEdit }: ReplaceBalanceProps) {
  const missing = whatIsMissing(replacement);
  if (missing !== undefined)
    return (
      <Banner
        tone={replacement.Obstacle === null ? 'info' : 'warn'}
        title={`The balance cannot be replaced yet. ${missing}`}
        action={<LinkButton href={sharePaths.classes(companyId)}>Finish later</LinkButton>}
      >
        {replacement.Obstacle === null ? (
          'Everything that you have entered is kept, and the balance stands until then.'
        ) : (
          <Obstacle companyId={companyId} obstacle={replacement.Obstacle} />
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

function Obstacle({
  companyId,
  obstacle: { ShareEventId, Kind, EffectiveOn },
}: {
  companyId: string;
  obstacle: NonNullable<Replacement['Obstacle']>;
}) {
  return (
    <>
      <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
        {titleOfKind(Kind)} of {formatDate(EffectiveOn)}
      </AppLink>{' '}
      cannot be entered again on this history. Correct the history, or reverse that entry, replace the
      balance, and enter it anew; what you have entered here is kept.
    </>
  );
}

/** Later entries that take of the balance: they go with it and come back on the history. */
function EnteredAgain({ companyId, replacement: { EntersAgain } }: Omit<ReplaceBalanceProps, 'mayEdit'>) {
  if (EntersAgain.length === 0) return null;
  return (
    <Banner title="Later entries are entered again">
      They took shares of the balance. Each is taken back and entered again with shares of the history, in the
      same act; what everybody holds stays the same.
      <EntryList companyId={companyId} entries={EntersAgain} />
    </Banner>
  );
}

function ReplaceForm({ companyId, replacement }: Omit<ReplaceBalanceProps, 'mayEdit'>) {
  const { Basis, Lines } = replacement;
  const navigate = useNavigate();
  // The same for every time it is sent: where an answer is lost, it is recorded once.
  const [key] = useState(() => crypto.randomUUID());
  const replacing = useAct('replaceOpeningBalance', [...shareCalls, ...replacementCalls]);
  const form = useEntryForm<{ Reason: string }>({
    defaultValues: { Reason: '' },
    check: ({ Reason }): Record<string, string> =>
      Reason.trim() === '' ? { Reason: 'Enter why the opening balance is replaced' } : {},
  });
  const replace = async ({ Reason }: { Reason: string }) => {
    const shown = Lines.map(({ HistoryLineId }) => HistoryLineId);
    try {
      await replacing.mutateAsync({ body: { CompanyId: companyId, Key: key, Basis, Lines: shown, Reason } });
    } catch (error) {
      return toFormRefusal(error);
    }
    await navigate({ href: sharePaths.history(companyId) });
    showToast('Opening balance replaced by its history');
    return undefined;
  };
  return (
    <Form form={form} onSubmit={replace}>
      <FormSection
        title="The history adds up: replace the balance"
        description="The opening balance is taken back and the history recorded in its place, in one act. It stays in the history, struck through, with this reason and your name. Nobody holds anything else, and certificates stay as they are."
      >
        <EnteredAgain companyId={companyId} replacement={replacement} />
        <TextArea
          {...form.register('Reason')}
          label="Why it is replaced"
          hint="For example, where the earlier records were found"
          rows={2}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" kind="filled" busy={replacing.isPending}>
          Replace the opening balance
        </Button>
        <LinkButton href={sharePaths.classes(companyId)}>Finish later</LinkButton>
      </FormActions>
    </Form>
  );
}
