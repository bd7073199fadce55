import { z } from 'zod';
import type { CallReply } from '#api/call-types.ts';
import { useAction } from '#api/queries.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';

interface InviteDialogProps {
  readonly personId: string;
  readonly name: string;
  /** Where they were written to last. */
  readonly email: string;
  /** An earlier link is open: it ends. */
  readonly isAgain: boolean;
  readonly onClose: () => void;
}

const schema = z.object({
  email: z
    .email('Enter an email address in the correct format, like name@example.com')
    .max(254, 'Enter at most 254 characters'),
});

type Outcome = CallReply<'inviteForCodes'>['entity'][number]['outcome'];

/** What came of it where nobody was asked. */
const refusals: Readonly<Record<Exclude<Outcome, 'invited'>, string>> = {
  'no-address': 'Enter where to write to.',
  'has-code': 'Their code is kept already.',
  'not-needed': 'None of their roles has to be verified any more.',
  'not-found': 'They have no role any more in a company that you see.',
};

/** Asks one person for their code, at an address that is kept for the next time. */
export default function InviteDialog({ personId, name, email, isAgain, onClose }: InviteDialogProps) {
  const form = useStatbookForm({ schema, defaultValues: { email } });
  const inviting = useAction('inviteForCodes', ['getCodeInvitation', 'getVerificationBoard']);
  const invite = async ({ email: typed }: z.output<typeof schema>) => {
    const { entity } = await inviting.mutateAsync({ body: { people: [{ personId, email: typed }] } });
    const outcome = entity[0]?.outcome ?? 'not-found';
    if (outcome !== 'invited') return { detail: refusals[outcome], errors: {} };
    showToast(`${name} is asked by email`);
    return undefined;
  };
  return (
    <ActionDialog
      title={`Ask ${name} for the personal code`}
      submitLabel="Send the email"
      form={form}
      onSubmit={invite}
      onClose={onClose}
    >
      <Lead>
        The email says who asks, for which of the companies that you see, and how an identity is verified. Its
        link is good once and for 14 days{isAgain ? '; the link that was sent before ends' : ''}.
      </Lead>
      <TextField
        {...form.register('email')}
        type="email"
        label="Email address"
        hint="Stored encrypted with the person, for the next time."
        autoComplete="off"
        code
      />
    </ActionDialog>
  );
}
