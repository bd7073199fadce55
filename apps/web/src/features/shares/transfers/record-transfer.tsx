import { useNavigate } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { useToday } from '#api/configuration.ts';
import { sharePaths } from '#app/share-paths.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { recordEvents, withReversal } from '../plan/correction.tsx';
import { EntrySteps } from '../plan/entry-steps.tsx';
import type { EntryMark } from '../plan/entry-state.ts';
import type { EventRequest, ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { checkTransfer } from './check-transfer.ts';
import type { HeldClass } from './transfer-choices.ts';
import { TransferFormFields } from './transfer-form.tsx';
import { newTransfer, toTransferRequest, toTransferValues, type TransferValues } from './transfer-values.ts';
import { useRefusedTransfer } from './refused/use-refused-transfer.ts';

interface RecordTransferProps {
  readonly companyId: string;
  readonly classes: readonly HeldClass[];
  /** The wrong transfer, where one is put right. */
  readonly corrected: ShareEntry | undefined;
}

/** Enters a transfer, or keeps one that was refused. */
export default function RecordTransfer({ companyId, classes, corrected }: RecordTransferProps) {
  const today = useToday();
  const navigate = useNavigate();
  const [only] = classes.length === 1 ? classes : [];
  const form = useStatbookForm<TransferValues>({
    defaultValues: corrected
      ? toTransferValues(corrected, today)
      : newTransfer(only?.shareClassId ?? '', today),
    check: (values) => checkTransfer(values, corrected !== undefined),
  });
  const leave = async (words: string, href: string) => {
    await navigate({ href });
    showToast(words);
  };
  const entry = useEntry<unknown>({
    companyId,
    record: (events, mark) =>
      corrected ? recordEvents(companyId, events, mark) : saveTransfer(companyId, events, mark),
    onRecorded: () =>
      corrected
        ? leave('Transfer corrected', sharePaths.history(companyId))
        : leave('Transfer recorded', sharePaths.transfer(companyId)),
  });
  const refused = useRefusedTransfer(companyId, () => {
    entry.markRecorded();
    return leave('Refusal recorded', sharePaths.transfer(companyId));
  });
  const submit = (values: TransferValues) =>
    values.decision === 'refuse'
      ? refused.save(values)
      : entry.review(withReversal(corrected, values.reason, [toTransferRequest(values)]));
  return (
    <>
      <EntrySteps entry={entry} act={corrected ? 'Record correction' : 'Record transfer'}>
        <TransferFormFields
          form={form}
          companyId={companyId}
          classes={classes}
          corrected={corrected}
          refusal={entry.refusal}
          isBusy={entry.isBusy || refused.isBusy}
          onSubmit={submit}
        />
      </EntrySteps>
      <AskBeforeLeaving what="Transfer of shares" form={form} isRecorded={entry.isRecorded} />
    </>
  );
}

function saveTransfer(companyId: string, events: readonly EventRequest[], mark: EntryMark) {
  const [request] = events;
  if (request?.kind !== 'transfer') throw new Error('A transfer is recorded as one event');
  const { kind: _kind, ...fields } = request;
  return call('saveShareTransfer', { body: { companyId, ...mark, ...fields } });
}
