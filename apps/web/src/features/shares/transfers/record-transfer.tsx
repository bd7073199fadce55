import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { call } from '#api/call.ts';
import { sharePaths } from '#app/share-paths.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { toRequest } from '../events/event-values.ts';
import { type FirstOfKind, KindForm, OpenKind, useKindForm } from '../events/kind-form.tsx';
import type { EntryMark } from '../plan/entry-state.ts';
import type { EventRequest, ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { type RefusedTransfer, useRefusedTransfer } from './refused/use-refused-transfer.ts';
import { StockTransferFormButton } from './stock-transfer-form.tsx';

interface TransferFormProps {
  readonly of: FirstOfKind;
  /** The wrong transfer, where one is corrected. */
  readonly corrected?: ShareEntry | undefined;
  /** The wrong record of a refusal: it stays, struck through, and nothing but a refusal takes its place. */
  readonly refused?: RefusedTransfer | undefined;
}

/** The form of a transfer, empty or filled in with one that is wrong. */
export default function RecordTransfer({
  companyId,
  corrects,
}: {
  companyId: string;
  corrects?: string | undefined;
}) {
  return (
    <OpenKind companyId={companyId} kind="transfer" corrects={corrects}>
      {(of, corrected) => <TransferForm of={of} corrected={corrected} />}
    </OpenKind>
  );
}

/** Enters a transfer, or keeps one that was refused; both can be corrected. */
export function TransferForm({ of, corrected, refused }: TransferFormProps) {
  const { companyId } = of.facts;
  const navigate = useNavigate();
  const form = useKindForm(of);
  const isRefused = useWatch({ control: form.control, name: 'decision' }) === 'refuse';
  const leave = async (words: string, href: string, replace = false) => {
    await navigate({ href, replace });
    showToast(words);
  };
  const entry = useEntry({
    companyId,
    corrected,
    record: corrected ? undefined : (events, mark) => saveTransfer(companyId, events, mark),
    onRecorded: (_recorded, id) => {
      if (corrected) return leave('Transfer corrected', sharePaths.history(companyId));
      // Certificates and notices that are due stand on the receipt; going back would record the transfer again.
      const href = id === undefined ? sharePaths.transfer(companyId) : sharePaths.receipt(companyId, id);
      return leave('Transfer recorded', href, true);
    },
  });
  const saveRefusal = useRefusedTransfer(companyId, refused?.refusedTransferId, () => {
    entry.markRecorded();
    return leave(refused ? 'Refusal corrected' : 'Refusal recorded', sharePaths.transfer(companyId));
  });
  const formAsked = () => transferIn([toRequest('transfer', form.getValues())]);
  return (
    <KindForm
      of={of}
      form={form}
      entry={entry}
      what={refused ? 'Refused transfer' : 'Transfer of shares'}
      act={corrected ? 'Record correction' : 'Record transfer'}
      submitLabel={isRefused ? 'Record refusal' : 'Review the transfer'}
      cancelHref={sharePaths.transfer(companyId)}
      actions={!isRefused && <StockTransferFormButton companyId={companyId} askedFor={formAsked} />}
      {...(isRefused && { onSubmit: saveRefusal })}
    />
  );
}

/** The transfer that was asked for, as its own calls take it. */
function transferIn([request]: readonly EventRequest[]) {
  if (request?.kind !== 'transfer') throw new Error('A transfer is recorded as one event');
  const { kind: _kind, ...fields } = request;
  return fields;
}

async function saveTransfer(
  companyId: string,
  events: readonly EventRequest[],
  mark: EntryMark,
): Promise<string | undefined> {
  const body = { companyId, ...mark, ...transferIn(events) };
  const { entity } = await call('saveShareTransfer', { body });
  return entity[0]?.shareEventId;
}
