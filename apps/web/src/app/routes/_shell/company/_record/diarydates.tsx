import { createFileRoute } from '@tanstack/react-router';
import { readDiaryAddress } from '#features/diary-dates/diary-address.ts';
import { DiaryPage } from '#features/diary-dates/diary-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/company/_record/diarydates')({
  validateSearch: readDiaryAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getDiaryDates'),
  component: DiaryRoute,
});

function DiaryRoute() {
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  if (address.company === undefined) return null;
  return (
    <DiaryPage
      companyId={address.company}
      address={address}
      onAddressChange={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), resetScroll: false })
      }
    />
  );
}
