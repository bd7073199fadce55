import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/action/button.tsx';
import { ConfirmDialog, Dialog, preloadDialog } from '#kit/popup/dialog.tsx';
import { Menu } from '#kit/popup/menu.tsx';
import { Term } from '#kit/popup/term.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { Row, Specimen } from './specimen.tsx';

export function PopupSpecimens() {
  const [asking, setAsking] = useState<'confirm' | 'insist'>();
  const close = () => setAsking(undefined);
  return (
    <Specimen title="What opens">
      <Row>
        <Menu
          label="Actions"
          entries={[
            { id: 'edit', label: 'Edit note', icon: IconPencil, onSelect: () => showToast('Editing') },
            { id: 'open', label: 'Open the components', href: paths.components },
            { id: 'closed', label: 'Export', closedBecause: 'you have no access to exports' },
            {
              id: 'delete',
              label: 'Delete note',
              icon: IconTrash,
              danger: true,
              separated: true,
              onSelect: () => setAsking('confirm'),
            },
          ]}
        />
        <Button onPointerEnter={preloadDialog} onClick={() => setAsking('confirm')}>
          Delete note
        </Button>
        <Button onPointerEnter={preloadDialog} onClick={() => setAsking('insist')}>
          Dialog that insists
        </Button>
        <Button
          onClick={() =>
            showToast({
              text: 'Note deleted',
              action: { label: 'Undo', onSelect: () => showToast('Note is back') },
            })
          }
        >
          Toast with Undo
        </Button>
        <Button onClick={() => showToast({ text: 'The note could not be saved', tone: 'failed' })}>
          Toast of a failure
        </Button>
      </Row>
      <p>
        Each share has a{' '}
        <Term explanation="The amount named for each share in the statement of capital. It may differ from its price.">
          nominal value
        </Term>
        .
      </p>
      <ConfirmDialog
        open={asking === 'confirm'}
        title="Delete the note of 3 May 2026"
        consequence="The note leaves the record of Harbour Limited. The activity log keeps that it was there."
        confirmLabel="Delete note"
        onConfirm={() => {
          close();
          showToast('Note deleted');
        }}
        onClose={close}
      />
      <Dialog
        open={asking === 'insist'}
        insists
        title="Payment was not taken"
        onClose={close}
        actions={
          <Button kind="filled" onClick={close}>
            Retry payment
          </Button>
        }
      >
        The bank did not confirm the card. Nothing was charged.
      </Dialog>
    </Specimen>
  );
}
