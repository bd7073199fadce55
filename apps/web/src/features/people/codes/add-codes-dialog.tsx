import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { Dialog } from '#kit/dialog/dialog.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import { AddCodesForm } from './add-codes-form.tsx';

const title = 'Add personal codes';

/** Takes the codes of many people at once, typed or pasted. */
export default function AddCodesDialog({ onClose }: { readonly onClose: () => void }) {
  const holders = useCall('getCodeHolders', {});
  return (
    <Loaded
      query={holders}
      what="people"
      loading={
        <Dialog open wide title={title} onClose={onClose}>
          <LoadingText label="Loading people" lines={6} />
        </Dialog>
      }
    >
      {({ entity }) => <AddCodesForm title={title} people={entity} onClose={onClose} />}
    </Loaded>
  );
}
