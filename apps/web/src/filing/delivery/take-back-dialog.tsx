import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showToast } from '#kit/toast/show-toast.ts';
import { type DeliveredFiling, deliveryCalls } from './delivered-filing.ts';

const schema = z.object({});

export default function TakeBackDialog({
  filing,
  onClose,
}: {
  filing: DeliveredFiling;
  onClose: () => void;
}) {
  const form = useStatbookForm({ schema, defaultValues: {} });
  const takeBack = useAction('takeBackDelivery', deliveryCalls);
  const confirm = async () => {
    await takeBack.mutateAsync({ body: { filingId: filing.filingId } });
    showToast('The delivery was reversed');
  };
  return (
    <ActionDialog
      title={`Reverse the delivery of the ${filing.formName.toLowerCase()} of ${filing.companyName}`}
      form={form}
      submitLabel="Reverse the delivery"
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>Way, day and reference of the delivery are removed, and the form is to be delivered again.</p>
    </ActionDialog>
  );
}
