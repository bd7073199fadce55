import { useRouter } from '@tanstack/react-router';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { ActionDialog } from '#kit/form/action-form.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { Lead } from '#kit/muted/muted.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { peopleCalls, type PersonRole } from './people-types.ts';

interface PartDialogProps {
  readonly personId: string;
  readonly name: string;
  readonly role: PersonRole;
  readonly onClose: () => void;
}

const schema = z.object({
  why: z
    .string()
    .trim()
    .min(1, 'Say why it is not the same person')
    .max(1000, 'Enter at most 1,000 characters'),
});

/** Takes a role out of a person. It has a page of its own again, as before it was linked. */
export default function PartDialog({ personId, name, role, onClose }: PartDialogProps) {
  const router = useRouter();
  const form = useStatbookForm({ schema, defaultValues: { why: '' } });
  const parting = useAction('endPersonRole', peopleCalls);
  const part = async ({ why }: { why: string }) => {
    const { companyId, register, registerKey } = role;
    const { entity } = await parting.mutateAsync({
      body: { personId, companyId, register, registerKey, why },
    });
    showToast(`${role.roleText} of ${role.companyName} has a page of its own`);
    const [now] = entity;
    if (now !== undefined && now.personId !== personId)
      await router.navigate({ href: paths.person(now.personId) });
  };
  return (
    <ActionDialog
      title={`Not this person: ${role.roleText} of ${role.companyName}`}
      submitLabel="Take the role out"
      kind="danger"
      form={form}
      onSubmit={part}
      onClose={onClose}
    >
      <Lead>
        The role is no longer {name}’s. Everything else stays as it is, and the two are not linked again by
        themselves.
      </Lead>
      <TextArea {...form.register('why')} label="Reason" hint="Kept in the activity of the company." />
    </ActionDialog>
  );
}
