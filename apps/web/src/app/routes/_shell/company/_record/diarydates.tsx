import { createFileRoute } from '@tanstack/react-router';
import { readDiaryAddress } from '#features/diary-dates/diary-address.ts';
import { DiaryPage } from '#features/diary-dates/diary-page.tsx';
import { companyOf, prefetchByCompany } from '../../../../prefetch.ts';
import { useCompanyAddress } from '#list-view/route-address.ts';

export const Route = createFileRoute('/_shell/company/_record/diarydates')({
  validateSearch: readDiaryAddress,
  loaderDeps: companyOf,
  loader: prefetchByCompany('getDiaryDates'),
  component: DiaryRoute,
});

function DiaryRoute() {
  const page = useCompanyAddress(Route);
  return page && <DiaryPage {...page} />;
}
