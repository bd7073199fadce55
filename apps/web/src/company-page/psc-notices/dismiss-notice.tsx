import { z } from 'zod';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';

interface DismissNoticeProps {
  readonly title: string;
  /** Where the reason is kept. */
  readonly keptWhere: string;
  readonly onDismiss: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const schema = z.object({ reason: z.string().trim().min(1, 'Enter why no notice is needed').max(1000) });

/** Asks why a PSC notice is not needed. */
export function DismissNotice({ title, keptWhere, onDismiss, onClose }: DismissNoticeProps) {
  const form = useStatbookForm({ schema, defaultValues: { reason: '' } });
  const dismiss = async ({ reason }: z.output<typeof schema>) => {
    await onDismiss(reason);
    showToast('Notice marked as not required');
  };
  return (
    <ActionDialog
      title={title}
      submitLabel="Mark as not required"
      form={form}
      onSubmit={dismiss}
      onClose={onClose}
    >
      <TextArea
        {...form.register('reason')}
        label="Why no notice is needed"
        hint={`${keptWhere} Like: holds as nominee, the owner was notified.`}
      />
    </ActionDialog>
  );
}
