import { accessFlags } from '@statbook/contract/access-flags';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { z } from 'zod';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { FlagChoice } from '../access/flag-choice.tsx';
import { type Role, userCalls } from '../user-types.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Enter the name of the role').max(60, 'Enter at most 60 characters'),
  flags: z.array(z.enum(accessFlags)),
});

/** Name and rights of a role. Who has it is told how many notice a change. */
export function RoleForm({ role }: { role?: Role }) {
  const router = useRouter();
  // The form keeps what it began with, also where the role is read again beneath it.
  const [version] = useState(role?.version);
  const form = useStatbookForm({
    schema,
    defaultValues: { name: role?.name ?? '', flags: [...(role?.flags ?? [])] },
  });
  const { field } = useController({ control: form.control, name: 'flags' });
  const save = useAction('saveRoles', userCalls);
  const submit = async ({ name, flags }: z.output<typeof schema>) => {
    const { entity } = await save.mutateAsync({ body: { id: role?.roleId, version, name, flags } });
    showToast(savedText(name, entity[0]?.userCount ?? 0));
    await router.navigate({ href: paths.roles });
  };
  return (
    <ActionForm
      form={form}
      onSubmit={submit}
      submitLabel={role === undefined ? 'Add role' : 'Save role'}
      kind="filled"
    >
      {role !== undefined && role.userCount > 0 && (
        <Banner title={`${usersText(role.userCount)} this role`}>
          What you change here changes for them at once, in pages that are open too.
        </Banner>
      )}
      <TextField {...form.register('name')} label="Name" autoComplete="off" />
      <FormSection title="What it allows">
        <FlagChoice name="flags" value={field.value} onChange={field.onChange} />
      </FormSection>
    </ActionForm>
  );
}

const usersText = (users: number) => (users === 1 ? '1 user has' : `${users} users have`);

const savedText = (name: string, users: number) =>
  users === 0 ? `${name} saved` : `${name} saved. ${usersText(users)} the new rights now`;
