import { useRouter } from '@tanstack/react-router';
import { useAction, useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { PageList } from '#company-page/page-part.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { NoAccess } from '#kit/states/states.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { AccessFields } from '../access/access-fields.tsx';
import {
  type AccessValues,
  invitationSchema,
  invitationSchemaWith,
  newAccess,
  toBody,
} from '../access/access-values.ts';
import styles from '../access/access.module.css';
import { type Role, userCalls } from '../user-types.ts';

/** Invites somebody: who they are, what they may do, and which companies they see. */
export function InvitePage() {
  const [maySeeRoles, maySeeUsers] = [useMay('getRoles'), useMay('getAgents')];
  const mayInvite = useAccess().has('createSettings') && maySeeRoles;
  const roles = useCall('getRoles', undefined, { enabled: mayInvite });
  return (
    <div className={styles.page}>
      <PageHeader
        title="Invite a user"
        overline={maySeeUsers && <AppLink href={paths.users}>Users</AppLink>}
        lead="They get an email with a link that works once, within 14 days."
      />
      {mayInvite ? (
        <PageList query={roles} what="roles">
          {(found) => <InviteForm roles={found} />}
        </PageList>
      ) : (
        <NoAccess what="invite users" />
      )}
    </div>
  );
}

function InviteForm({ roles }: { roles: readonly Role[] }) {
  const router = useRouter();
  const maySeeCompanies = useMay('getAllCompanies');
  const form = useStatbookForm({
    schema: maySeeCompanies ? invitationSchemaWith(roles) : invitationSchema,
    defaultValues: newAccess,
  });
  const save = useAction('saveAgentDetails', userCalls);
  const submit = async (values: AccessValues) => {
    const body = toBody(values, { roles, withCompanies: maySeeCompanies });
    await save.mutateAsync({ body });
    showToast(`${values.fullName} is invited`);
    await router.navigate({ href: paths.users });
  };
  return (
    <ActionForm form={form} onSubmit={submit} submitLabel="Send invitation" kind="filled">
      <FormSection title="Person">
        <TextField {...form.register('fullName')} label="Full name" autoComplete="off" />
        <TextField
          {...form.register('email')}
          type="email"
          label="Email address"
          hint="They sign in with this address."
          autoComplete="off"
          code
        />
      </FormSection>
      <AccessFields form={form} roles={roles} />
    </ActionForm>
  );
}
