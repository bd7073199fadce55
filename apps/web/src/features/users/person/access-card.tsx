import { useState } from 'react';
import { useAction } from '#api/queries.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { DateValue } from '#kit/value/dates.tsx';
import { AccessFields } from '../access/access-fields.tsx';
import styles from '../access/access.module.css';
import { accessSchema, type AccessValues, findRole, toBody, valuesOf } from '../access/access-values.ts';
import { describeFlags } from '../access/flag-texts.ts';
import { companiesText } from '../list/user-columns.tsx';
import { type Role, userCalls, type UserDetails } from '../user-types.ts';

interface AccessCardProps {
  readonly user: UserDetails;
  readonly roles: readonly Role[];
}

/** What a user may do and see: to be changed by who may, else to be read. */
export function AccessCard({ user, roles }: AccessCardProps) {
  const mayChange = useAccess().has('editSettings');
  const [saves, setSaves] = useState(0);
  if (mayChange && user.canBeChanged)
    // Begins again with what the server says once it was saved here; what is typed stays when it is only read again.
    return (
      <AccessForm
        key={`${user.agentId} ${saves}`}
        user={user}
        roles={roles}
        onSaved={() => setSaves((count) => count + 1)}
      />
    );
  const role = findRole(roles, user.roleId ?? '');
  return (
    <Card title="Access">
      <DescriptionList
        facts={[
          {
            term: 'Role',
            value: user.roleName ?? 'No role',
            note: role && describeFlags(role.flags),
          },
          ...(user.isMainUser || user.flags.length === 0
            ? []
            : [
                { term: role === undefined ? 'Rights' : 'Beyond the role', value: describeFlags(user.flags) },
              ]),
          { term: 'Companies', value: companiesText(user) },
          ...(user.expires === null
            ? []
            : [{ term: 'Access ends on', value: <DateValue date={user.expires} /> }]),
        ]}
      />
    </Card>
  );
}

interface AccessFormProps extends AccessCardProps {
  readonly onSaved: () => void;
}

function AccessForm({ user, roles, onSaved }: AccessFormProps) {
  const maySeeCompanies = useMay('getAllCompanies');
  const form = useStatbookForm({ schema: accessSchema, defaultValues: valuesOf(user) });
  const save = useAction('saveAgentDetails', userCalls);
  const submit = async (values: AccessValues) => {
    const { agentId, version } = user;
    const order = { agentId, version, endsOn: user.expires, roles, withCompanies: maySeeCompanies };
    await save.mutateAsync({ body: toBody(values, order) });
    showToast(`Access of ${values.fullName} saved`);
    onSaved();
  };
  return (
    <div className={styles.form}>
      <ActionForm form={form} onSubmit={submit} submitLabel="Save access" kind="filled">
        <FormSection title="Person">
          <TextField {...form.register('fullName')} label="Full name" autoComplete="off" />
        </FormSection>
        <AccessFields form={form} roles={roles} otherCompanies={user.otherCompanies} />
      </ActionForm>
    </div>
  );
}
