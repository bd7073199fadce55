import { createFileRoute } from '@tanstack/react-router';
import { ImportByPresenter } from '#features/companies/import/by-presenter/import-by-presenter.tsx';
import { PresenterSection } from '#features/settings/presenter-section.tsx';
import { PresenterPage } from '#features/submissions/by-internet/presenter-page.tsx';
import { useMay } from '../../../session-port.ts';

export const Route = createFileRoute('/_shell/filebyinternet/presenter')({ component: PresenterRoute });

function PresenterRoute() {
  const mayEdit = useMay('savePresenter');
  return (
    <PresenterPage
      credentials={<PresenterSection mayEdit={mayEdit} />}
      otherPresenter={<ImportByPresenter />}
    />
  );
}
