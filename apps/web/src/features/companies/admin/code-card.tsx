import { mayHaveShares } from '@statbook/domain/companies';
import { useState } from 'react';
import { companyCalls } from '#api/company-calls.ts';
import { useAction } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import CodeForm from '#company-page/credentials/code-form.tsx';
import { Button } from '#kit/button/button.tsx';
import { RevealButton } from '#company-page/revealed/reveal-button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { Value } from '#kit/value/value.tsx';
import type { CompanyOverview } from '../record/overview-types.ts';

/** The company's code at the registry: masked until somebody asks for it, and each showing is logged. */
export function CodeCard({ company }: { company: CompanyOverview }) {
  const { companyId, companyType, hasAuthenticationCode: hasCode } = company;
  const mayEdit = useMay('saveAuthenticationCode');
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
        <CodeForm
          companyId={companyId}
          opens={opened}
          label="New authentication code"
          onKept={() => showToast('Authentication code kept')}
          onClose={() => setEditing(false)}
        />
      ) : hasCode ? (
        <KeptCode companyId={companyId} mayShow={mayEdit} />
      ) : (
        <Lead>
          None is kept. It signs the filings of the company and opens{' '}
          {mayHaveShares(companyType)
            ? 'its capital and shareholders'
            : 'what the public register leaves out'}
          .
        </Lead>
      )}
    </Card>
  );
}

/** What the code opens is asked for anew. */
const opened = [...companyCalls, 'getCompanyRegisteredInformation', 'getActivityLogs'] as const;

function KeptCode({ companyId, mayShow }: { companyId: string; mayShow: boolean }) {
  const [shown, setShown] = useState<string>();
  const show = useAction('showAuthenticationCode', ['getActivityLogs']);
  const reveal = () =>
    show.mutate({ body: { companyId } }, { onSuccess: ({ entity }) => setShown(entity[0]?.authCode) });
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
              <RevealButton
                isShown={shown !== undefined}
                busy={show.isPending}
                onShow={reveal}
                onHide={() => setShown(undefined)}
              />
            ),
          },
        ]}
      />
    </>
  );
}
