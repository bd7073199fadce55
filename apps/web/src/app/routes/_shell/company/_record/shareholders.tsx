import { createFileRoute } from '@tanstack/react-router';
import { readingOf, toAsAtQuery } from '#features/shares/as-at/as-at-address.ts';
import { readMembersAddress } from '#features/shares/members/members-address.ts';
import { ShareholdersPage } from '#features/shares/shareholders-page.tsx';
import { prefetch } from '../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/shareholders')({
  validateSearch: readMembersAddress,
  loaderDeps: readingOf,
  loader: ({ context, deps: { company, ...time } }) => {
    if (company !== undefined)
      prefetch(context, 'getShareRegister', { query: { companyId: company, ...toAsAtQuery(time) } });
  },
  component: ShareholdersRoute,
});

function ShareholdersRoute() {
  const page = useCompanyAddress(Route);
  return page && <ShareholdersPage key={page.companyId} {...page} />;
}
