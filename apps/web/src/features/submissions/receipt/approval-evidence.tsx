import { IconDownload } from '@tabler/icons-react';
import { callRaw } from '#api/call.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { useCall } from '#api/queries.ts';
import { ApprovalFacts } from '#filing/approval/approval-facts.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';

/** Who approved what was sent; nothing where nobody had to. */
export default function ApprovalEvidence({ filingId }: { readonly filingId: string }) {
  const { data } = useCall('getFilingApproval', { query: { filingId } });
  const { isSaving, save } = useSaveFile();
  const approval = data?.entity[0];
  if (approval === undefined || approval.askedSha256 === null) return null;
  return (
    <Card
      title="Approval"
      actions={
        <Button
          kind="text"
          icon={IconDownload}
          busy={isSaving}
          onClick={() => save(() => callRaw('printApproval', { query: { filingId } }))}
        >
          Save evidence as PDF
        </Button>
      }
    >
      <ApprovalFacts approval={approval} />
    </Card>
  );
}
