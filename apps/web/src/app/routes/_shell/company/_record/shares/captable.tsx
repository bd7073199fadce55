import { createFileRoute } from '@tanstack/react-router';
import { readAsAtAddress, readingOf, toAsAtQuery } from '#features/shares/as-at/as-at-address.ts';
import { type CapTableAddress, CapTablePage } from '#features/shares/captable/cap-table-page.tsx';
import { readTexts } from '#kit/address/search-text.ts';
import { tableParams } from '#kit/table-view/table-address.ts';
import { prefetch } from '../../../../../prefetch.ts';

const readNamed = readTexts('company', ...tableParams);

export const Route = createFileRoute('/_shell/company/_record/shares/captable')({
  validateSearch: (search): CapTableAddress => ({
    ...readNamed(search),
    ...readAsAtAddress(search),
  }),
  loaderDeps: readingOf,
  loader: ({ context, deps: { company, ...time } }) => {
    if (company !== undefined)
      prefetch(context, 'getCapTable', { query: { companyId: company, ...toAsAtQuery(time) } });
  },
  component: CapTableRoute,
});

function CapTableRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <CapTablePage
      key={address.company}
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
