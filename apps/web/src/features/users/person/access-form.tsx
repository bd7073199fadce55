import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { ActionForm } from '#kit/form/action-form.tsx';
import { FormSection } from '#kit/form/form-section.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { AccessFields } from '../access/access-fields.tsx';
import styles from '../access/access.module.css';
import { accessSchema, type AccessValues, toBody, valuesOf } from '../access/access-values.ts';
import { type Role, userCalls, type UserDetails } from '../user-types.ts';

interface AccessFormProps {
  readonly user: UserDetails;
  readonly roles: readonly Role[];
  readonly onSaved: () => void;
}

/** Changes what a user may do and see. */
export default function AccessForm({ user, roles, onSaved }: AccessFormProps) {
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
