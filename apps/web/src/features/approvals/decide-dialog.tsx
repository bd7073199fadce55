import { z } from 'zod';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { Muted } from '#kit/muted/muted.tsx';

/** What is left out was not entered. */
export interface GivenWords {
  readonly words: string | undefined;
  readonly authority: string | undefined;
}

interface DecideDialogProps {
  readonly decision: 'approved' | 'refused';
  readonly approvals: readonly { readonly title: string; readonly contentSha256: string }[];
  readonly onDecide: (given: GivenWords) => Promise<void>;
  readonly onClose: () => void;
}

const words = z.string().trim().max(1000, 'Enter at most 1,000 characters');
const schemas = {
  approved: z.object({
    authority: z
      .string()
      .trim()
      .min(1, 'Say under which authority you approve, such as director')
      .max(200, 'Enter at most 200 characters'),
    words,
  }),
  refused: z.object({ authority: z.string(), words: words.min(1, 'Say why you do not approve') }),
};

/** One act for all that is named, each by its hash. */
export default function DecideDialog({ decision, approvals, onDecide, onClose }: DecideDialogProps) {
  const isApproval = decision === 'approved';
  const form = useStatbookForm({
    schema: schemas[decision],
    defaultValues: { authority: '', words: '' },
  });
  const decide = async ({ words: remark, authority }: { authority: string; words: string }) => {
    await onDecide({ words: remark || undefined, authority: authority || undefined });
    showToast(isApproval ? 'Approved' : 'Refused');
  };
  const what = approvals.length === 1 ? '' : ` ${approvals.length} filings`;
  return (
    <ActionDialog
      wide
      title={isApproval ? `Approve${what || ' this filing'}` : `Refuse${what || ' this filing'}`}
      submitLabel={isApproval ? `Approve${what}` : `Refuse${what}`}
      kind={isApproval ? 'filled' : 'danger'}
      form={form}
      onSubmit={decide}
      onClose={onClose}
    >
      {isApproval && (
        <TextField
          {...form.register('authority')}
          label="Authority"
          hint="What you approve it as. Like: director, or by board resolution of 3 November."
          autoComplete="off"
        />
      )}
      <TextArea
        {...form.register('words')}
        label={isApproval ? 'Remark' : 'Reason'}
        optional={isApproval}
        hint={isApproval ? 'Kept with the approval.' : 'Whoever asked reads it, so that they can correct it.'}
      />
      <DescriptionList
        facts={approvals.map(({ title, contentSha256 }) => ({
          term: title,
          value: (
            <Muted small as="span">
              {contentSha256}
            </Muted>
          ),
        }))}
      />
    </ActionDialog>
  );
}
