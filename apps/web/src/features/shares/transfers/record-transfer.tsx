import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { call } from '#api/call.ts';
import { sharePaths } from '#app/share-paths.ts';
import { toRequest } from '../events/event-values.ts';
import { type FirstOfKind, KindForm, OpenKind, useKindForm } from '../events/kind-form.tsx';
import type { EntryMark } from '../plan/entry-state.ts';
import type { EventRequest, ShareEntry } from '../plan/share-plan.ts';
import { useEntry } from '../plan/use-entry.ts';
import { useLeave } from '../plan/use-leave.ts';
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
export default function RecordTransfer(
  props: Pick<ComponentProps<typeof OpenKind>, 'companyId' | 'corrects'>,
) {
  return (
    <OpenKind {...props} kind="transfer">
      {(of, corrected) => <TransferForm of={of} corrected={corrected} />}
    </OpenKind>
  );
}

/** Enters a transfer, or keeps one that was refused; both can be corrected. */
export function TransferForm({ of, corrected, refused }: TransferFormProps) {
  const { companyId } = of.facts;
  const leave = useLeave();
  const form = useKindForm(of);
  const isRefused = useWatch({ control: form.control, name: 'decision' }) === 'refuse';
  const entry = useEntry({
    companyId,
    corrected,
    record: corrected ? undefined : (events, mark) => saveTransfer(companyId, events, mark),
    onRecorded: (_recorded, id) => {
      if (corrected) return leave(sharePaths.history(companyId), 'Transfer corrected');
      // Certificates and notices that are due stand on the receipt; going back would record the transfer again.
      const href = id === undefined ? sharePaths.transfer(companyId) : sharePaths.receipt(companyId, id);
      return leave(href, 'Transfer recorded', true);
    },
  });
  const saveRefusal = useRefusedTransfer(companyId, refused?.refusedTransferId, () => {
    entry.markRecorded();
    return leave(sharePaths.transfer(companyId), refused ? 'Refusal corrected' : 'Refusal recorded');
  });
  return (
    <KindForm
      of={of}
      form={form}
      entry={entry}
      what={refused ? 'Refused transfer' : 'Transfer of shares'}
      act={corrected ? 'Record correction' : 'Record transfer'}
      submitLabel={isRefused ? 'Record refusal' : 'Review the transfer'}
      cancelHref={sharePaths.transfer(companyId)}
      actions={
        !isRefused && (
          <StockTransferFormButton
            companyId={companyId}
            askedFor={() => transferIn([toRequest('transfer', form.getValues())])}
          />
        )
      }
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

async function saveTransfer(companyId: string, events: readonly EventRequest[], mark: EntryMark) {
  const body = { companyId, ...mark, ...transferIn(events) };
  const { entity } = await call('saveShareTransfer', { body });
  return entity[0]?.shareEventId;
}
