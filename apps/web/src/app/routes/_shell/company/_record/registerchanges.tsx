import { createFileRoute } from '@tanstack/react-router';
import { readChangesAddress } from '#features/register-changes/changes-address.ts';
import { RegisterChangesPage } from '#features/register-changes/register-changes-page.tsx';

export const Route = createFileRoute('/_shell/company/_record/registerchanges')({
  validateSearch: readChangesAddress,
  component: RegisterChangesRoute,
});

function RegisterChangesRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <RegisterChangesPage
      key={address.company}
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
