import { useNavigate } from '@tanstack/react-router';
import { useAction } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { DeleteDraft } from '#filing/delete-draft.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import type { FormState } from '../form-state.ts';

/** Everything is saved already: this leads away, or takes the draft away. */
export function DraftActions({ form }: { form: FormState }) {
  const { filingId, companyId, companyName, formName } = form;
  const navigate = useNavigate();
  const mayDelete = useMay('deleteForm');
  const remove = useAction('deleteForm', ['getForms', 'getCompanyOverview']);
  const removeAndLeave = async () => {
    await remove.mutateAsync({ body: { filingId } });
    await navigate({ href: paths.forms(companyId) });
  };
  return (
    <>
      {mayDelete && (
        <DeleteDraft
          filingId={filingId}
          what={`draft “${formName}” of ${companyName}`}
          consequence="Nothing was sent to Companies House."
          busy={remove.isPending}
          onDelete={removeAndLeave}
        />
      )}
      <LinkButton href={paths.forms(companyId)}>Finish later</LinkButton>
    </>
  );
}
