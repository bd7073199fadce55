import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useToday } from '#api/configuration.ts';
import { sharePaths } from '#app/share-paths.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { AskBeforeLeaving } from '../../plan/ask-before-leaving.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { checkTransfer } from '../check-transfer.ts';
import { type RefusedTransfer, toRefusalValues } from './refused-transfer.ts';
import type { HeldClass } from '../transfer-choices.ts';
import { TransferFormFields } from '../transfer-form.tsx';
import type { TransferValues } from '../transfer-values.ts';
import { useRefusedTransfer } from './use-refused-transfer.ts';

interface CorrectRefusalProps {
  readonly companyId: string;
  readonly classes: readonly HeldClass[];
  readonly refused: RefusedTransfer;
}

/** Says what a wrong record of a refusal should have said; the wrong one stays, struck through. */
export default function CorrectRefusal({ companyId, classes, refused }: CorrectRefusalProps) {
  const today = useToday();
  const navigate = useNavigate();
  const isRecorded = useRef(false);
  const form = useStatbookForm<TransferValues>({
    defaultValues: toRefusalValues(refused, today),
    check: (values) => checkTransfer(values, false),
  });
  const saved = async () => {
    isRecorded.current = true;
    await navigate({ href: sharePaths.transfer(companyId) });
    showToast('Refusal recorded again');
  };
  const { save, isBusy } = useRefusedTransfer(companyId, saved, refused.refusedTransferId);
  return (
    <>
      <TransferFormFields
        form={form}
        companyId={companyId}
        classes={classes}
        isRefusal
        isBusy={isBusy}
        onSubmit={save}
      />
      <AskBeforeLeaving what="Refused transfer" form={form} isRecorded={isRecorded} />
    </>
  );
}
