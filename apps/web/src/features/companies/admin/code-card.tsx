import { lazy, Suspense, useState } from 'react';
import { useAct } from '#api/queries.ts';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { DescriptionList } from '#kit/page/description-list.tsx';
import { Card } from '#kit/page/layout.tsx';
import { Lead } from '#kit/page/muted.tsx';
import { LoadingText } from '#kit/state/skeleton.tsx';
import { Value } from '#kit/value/value.tsx';
import { whenOnline } from '#kit/when-online.ts';

const CodeForm = lazy(() => whenOnline(() => import('./code-form.tsx')));

/** The company's code at the registry: masked until somebody asks for it, and each showing is logged. */
export function CodeCard({ companyId, hasCode }: { companyId: string; hasCode: boolean }) {
  const mayEdit = useAccess().has('EditCompany');
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="Authentication code"
      actions={
        mayEdit &&
        !isEditing && (
          <Button kind="text" compact onClick={() => setEditing(true)}>
            {hasCode ? 'Replace' : 'Enter the code'}
          </Button>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={<LoadingText label="Opening the form" lines={2} />}>
          <CodeForm companyId={companyId} onDone={() => setEditing(false)} />
        </Suspense>
      ) : hasCode ? (
        <KeptCode companyId={companyId} mayShow={mayEdit} />
      ) : (
        <Lead>None is kept. It signs the filings of the company and opens its capital and shareholders.</Lead>
      )}
    </Card>
  );
}

function KeptCode({ companyId, mayShow }: { companyId: string; mayShow: boolean }) {
  const [shown, setShown] = useState<string>();
  const show = useAct('showAuthenticationCode', ['getActivityLogs']);
  const reveal = () =>
    show.mutate(
      { body: { CompanyId: companyId } },
      { onSuccess: ({ Entity }) => setShown(Entity[0]?.AuthCode) },
    );
  return (
    <>
      {show.error !== null && (
        <Banner tone="bad" title="It could not be shown" announced>
          {show.error.message}
        </Banner>
      )}
      <DescriptionList
        facts={[
          {
            term: 'Code',
            value: <Value>{shown ?? '••••••'}</Value>,
            action: mayShow && (
              <Button
                kind="text"
                compact
                busy={show.isPending}
                onClick={shown === undefined ? reveal : () => setShown(undefined)}
              >
                {shown === undefined ? 'Show, and log it' : 'Hide'}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}
