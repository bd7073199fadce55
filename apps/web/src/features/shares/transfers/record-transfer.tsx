import { useNavigate } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { useToday } from '#api/configuration.ts';
import { sharePaths } from '#app/share-paths.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { AskBeforeLeaving } from '../plan/ask-before-leaving.tsx';
import { recordEvents, withReversal } from '../plan/correction.tsx';
import { EntrySteps } from '../plan/entry-steps.tsx';
import type { EntryMark } from '../plan/entry-state.ts';
import type { EventRequest, ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import {
  checkTransfer,
  newTransfer,
  toTransferRequest,
  toTransferValues,
  type TransferValues,
} from './transfer-values.ts';
import { type RefusedTransfer, toRefusalValues, useRefusedTransfer } from './refused/use-refused-transfer.ts';
import type { HeldClass } from './transfer-choices.ts';
import { TransferFormFields } from './transfer-form.tsx';

interface RecordTransferProps {
  readonly companyId: string;
  readonly classes: readonly HeldClass[];
  /** The wrong transfer, where one is put right. */
  readonly corrected?: ShareEntry | undefined;
  /** The wrong record of a refusal: it stays, struck through, and nothing but a refusal takes its place. */
  readonly refused?: RefusedTransfer | undefined;
}

/** Enters a transfer, or keeps one that was refused; both can be put right. */
export default function RecordTransfer(props: RecordTransferProps) {
  const { companyId, classes, corrected, refused } = props;
  const navigate = useNavigate();
  const form = useStatbookForm<TransferValues>({
    defaultValues: firstValues(props, useToday()),
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
  const saveRefusal = useRefusedTransfer(companyId, refused?.refusedTransferId, () => {
    entry.markRecorded();
    return leave(refused ? 'Refusal recorded again' : 'Refusal recorded', sharePaths.transfer(companyId));
  });
  const submit = (values: TransferValues) =>
    values.decision === 'refuse'
      ? saveRefusal(values)
      : entry.review(withReversal(corrected, values.reason, [toTransferRequest(values)]));
  return (
    <>
      <EntrySteps entry={entry} act={corrected ? 'Record correction' : 'Record transfer'}>
        <TransferFormFields
          form={form}
          companyId={companyId}
          classes={classes}
          corrected={corrected}
          isRefusal={refused !== undefined}
          refusal={entry.refusal}
          onSubmit={submit}
        />
      </EntrySteps>
      <AskBeforeLeaving
        what={refused ? 'Refused transfer' : 'Transfer of shares'}
        form={form}
        isRecorded={entry.isRecorded}
      />
    </>
  );
}

function firstValues({ classes, corrected, refused }: RecordTransferProps, today: string): TransferValues {
  if (refused) return toRefusalValues(refused, today);
  if (corrected) return toTransferValues(corrected, today);
  const [only, another] = classes;
  return newTransfer((another === undefined && only?.shareClassId) || '', today);
}

function saveTransfer(companyId: string, events: readonly EventRequest[], mark: EntryMark) {
  const [request] = events;
  if (request?.kind !== 'transfer') throw new Error('A transfer is recorded as one event');
  const { kind: _kind, ...fields } = request;
  return call('saveShareTransfer', { body: { companyId, ...mark, ...fields } });
}
