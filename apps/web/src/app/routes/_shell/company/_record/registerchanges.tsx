import { createFileRoute } from '@tanstack/react-router';
import { readChangesAddress } from '#features/register-changes/changes-address.ts';
import { RegisterChangesPage } from '#features/register-changes/register-changes-page.tsx';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/registerchanges')({
  validateSearch: readChangesAddress,
  component: RegisterChangesRoute,
});

function RegisterChangesRoute() {
  const page = useCompanyAddress(Route);
  return page && <RegisterChangesPage key={page.companyId} {...page} />;
}
