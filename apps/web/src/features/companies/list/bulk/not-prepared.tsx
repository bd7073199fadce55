import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { DescriptionList } from '#kit/description-list/description-list.tsx';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { VisuallyHidden } from '#kit/visually-hidden/visually-hidden.tsx';
import { type PrepareOutcome, preparedText } from './use-bulk-prepare.ts';

interface NotPreparedProps {
  readonly outcome: PrepareOutcome;
  readonly onClose: () => void;
}

/** Says of each company whose statement was not prepared why not. */
export default function NotPrepared({ outcome: { begun, refused }, onClose }: NotPreparedProps) {
  return (
    <Dialog
      open
      title={begun === 0 ? preparedText(0) : `${preparedText(begun)}, ${refused.length} not`}
      onClose={onClose}
      actions={
        <Button kind="filled" onClick={onClose}>
          Close
        </Button>
      }
    >
      <DescriptionList
        facts={refused.map(({ companyId, name, reason }) => ({
          term: name,
          value: reason,
          action: (
            <AppLink href={paths.companyOverview(companyId)}>
              Open <VisuallyHidden>{name}</VisuallyHidden>
            </AppLink>
          ),
        }))}
      />
    </Dialog>
  );
}
