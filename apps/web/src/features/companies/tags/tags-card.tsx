import { useState } from 'react';
import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { PagePart } from '#company-page/page-part.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Lead } from '#kit/muted/muted.tsx';
import { onDemand } from '#kit/on-demand.tsx';

const TagDialog = onDemand(() => import('./tag-dialog.tsx'));

/** What the practice groups the company by. */
export function TagsCard({ companyId }: { companyId: string }) {
  const mayTag = useMay('tagCompanies');
  const [isChanging, setChanging] = useState(false);
  const registered = useCall('getCompanyRegisteredInformation', { query: { companyId } });
  return (
    <Card
      title="Tags"
      actions={
        mayTag && (
          <Button kind="text" compact onClick={() => setChanging(true)}>
            Change tags
          </Button>
        )
      }
    >
      <Lead>
        The list of companies can be narrowed to those of a tag. Tags are kept here only, for all who see the
        company.
      </Lead>
      <PagePart query={registered} what="tags">
        {({ tags }) => (
          <>
            <p>{tags.length === 0 ? 'No tags' : tags.join(', ')}</p>
            {isChanging && <TagDialog companies={[{ companyId, tags }]} onClose={() => setChanging(false)} />}
          </>
        )}
      </PagePart>
    </Card>
  );
}
