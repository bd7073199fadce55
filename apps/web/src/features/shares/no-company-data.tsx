import { useMay } from '#app/session-port.ts';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import type { ShareRegister } from './class-holdings.ts';
import { onDemand } from '#kit/on-demand.tsx';

// A form of its own chunk: the schema library comes with the first form.
const CodeForm = onDemand(
  () => import('#company-page/credentials/code-form.tsx'),
  <LoadingText label="Opening the form" lines={2} />,
);

const opened = ['getCompanyShareholders', 'getCompanyOverview', 'getCompanyRegisteredInformation'] as const;

/** Capital and members are not public: the authentication code opens them. */
export function NoCompanyData({ register }: { register: ShareRegister }) {
  const mayEdit = useMay('saveAuthenticationCode');
  if (register.hasAuthenticationCode)
    return (
      <EmptyState title="Shareholders have not been read yet">
        The authentication code is there. Update from Companies House to read capital and shareholders.
      </EmptyState>
    );
  return (
    <>
      <EmptyState title="Shareholders are not known yet">
        Companies House gives capital and shareholders only to those who hold the company’s authentication
        code.
        {!mayEdit && ' Ask a main user of your account to enter it.'}
      </EmptyState>
      {mayEdit && (
        <CodeForm
          companyId={register.companyId}
          opens={opened}
          title="Open them with the code"
          submitLabel="Read capital and shareholders"
        />
      )}
    </>
  );
}
