import { IconBell, IconBuilding, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#kit/button/button.tsx';
import { CountedButton } from '#kit/button/counted-button.tsx';
import { CommandPalette } from '#kit/command-palette/command-palette.tsx';
import { ConfirmDialog, Dialog } from '#kit/dialog/dialog.tsx';
import { Menu } from '#kit/menu/menu.tsx';
import { Popover } from '#kit/popover/popover.tsx';
import { Term } from '#kit/term/term.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { Row, type Sample, Stateful } from './sample.tsx';

const commands = [
  { id: 'harbour', label: 'Harbour Limited', detail: '01234567', icon: IconBuilding },
  { id: 'components', label: 'Components', keys: 'g c' },
];

function CommandPaletteSample({ onClose }: { onClose: () => void }) {
  return (
    <Stateful initial="">
      {(text, setText) => (
        <CommandPalette
          label="Search the samples; “?” goes on searching"
          text={text}
          onTextChange={setText}
          groups={[
            { id: 'all', title: 'Samples', options: commands.filter(({ label }) => label.includes(text)) },
          ]}
          searching={text === '?'}
          emptyText="Nothing matches"
          onChoose={({ label }) => showToast(label)}
          onClose={onClose}
        />
      )}
    </Stateful>
  );
}

function NotificationsButton() {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <Stateful initial={false}>
      {(isOpen, setOpen) => (
        <>
          <CountedButton
            ref={anchor}
            icon={IconBell}
            label="Popover"
            count={4}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          {isOpen && (
            <Popover
              anchor={anchor}
              title="Notifications"
              actions={<Button kind="text">Mark all as read</Button>}
              foot="All notifications"
              onClose={() => setOpen(false)}
            >
              A statement was accepted
            </Popover>
          )}
        </>
      )}
    </Stateful>
  );
}

export const popupSamples: readonly Sample[] = [
  {
    title: 'Menus, popovers, terms',
    content: (
      <>
        <Row>
          <Menu
            label="Actions"
            items={[
              { id: 'edit', label: 'Edit note', icon: IconPencil, onSelect: () => showToast('Editing') },
              { id: 'open', label: 'Open the components', href: paths.components },
              { id: 'closed', label: 'Export', disabledReason: 'you have no access to exports' },
              {
                id: 'delete',
                label: 'Delete note',
                icon: IconTrash,
                danger: true,
                separated: true,
                onSelect: () => showToast('Deleted'),
              },
            ]}
          />
          <NotificationsButton />
          <Stateful initial={false}>
            {(isOpen, setOpen) => (
              <>
                <Button onClick={() => setOpen(true)}>Command palette</Button>
                {isOpen && <CommandPaletteSample onClose={() => setOpen(false)} />}
              </>
            )}
          </Stateful>
        </Row>
        Each share has a{' '}
        <Term explanation="The amount named for each share in the statement of capital. It may differ from its price.">
          nominal value
        </Term>
        .
      </>
    ),
  },
  {
    title: 'Dialogs',
    content: (
      <Stateful<'confirm' | 'insist' | undefined> initial={undefined}>
        {(open, setOpen) => (
          <Row>
            <Button onClick={() => setOpen('confirm')}>Delete note</Button>
            <ConfirmDialog
              open={open === 'confirm'}
              title="Delete the note of 3 May 2026"
              consequence="The note leaves the company page. The activity log keeps that it was there."
              confirmLabel="Delete note"
              onConfirm={() => setOpen(undefined)}
              onClose={() => setOpen(undefined)}
            />
            <Button onClick={() => setOpen('insist')}>Dialog that insists</Button>
            <Dialog
              open={open === 'insist'}
              insists
              title="Payment was not taken"
              onClose={() => setOpen(undefined)}
              actions={<Button onClick={() => setOpen(undefined)}>Retry payment</Button>}
            >
              The bank did not confirm the card. Nothing was charged.
            </Dialog>
          </Row>
        )}
      </Stateful>
    ),
  },
  {
    title: 'Toasts',
    content: (
      <Row>
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
    ),
  },
];
