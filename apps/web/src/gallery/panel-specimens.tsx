import { IconBell, IconBuilding } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { CountedButton } from '#kit/action/counted-button.tsx';
import { IconButton } from '#kit/action/icon-button.tsx';
import { MessageField } from '#kit/form/message-field.tsx';
import { MessageBubble, MessageDay, MessageLog } from '#kit/page/message-log.tsx';
import { NewsItem, NewsList } from '#kit/page/news-list.tsx';
import { PersonButton, PersonList } from '#kit/page/person-list.tsx';
import { Finder } from '#kit/popup/finder.tsx';
import { Popover } from '#kit/popup/popover.tsx';
import { SidePanel } from '#kit/popup/side-panel.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { Tooltip } from '#kit/popup/tooltip.tsx';
import { Value } from '#kit/value/value.tsx';
import styles from './gallery.module.css';
import { Row, Specimen } from './specimen.tsx';

type Panel = 'people' | 'conversation' | 'wide';

/** What stands over the page or slides in beside it. */
export function PanelSpecimens() {
  const [panel, setPanel] = useState<Panel>();
  const [finding, setFinding] = useState(false);
  const close = () => setPanel(undefined);
  return (
    <Specimen title="Panels, popover, finder, tooltips">
      <Row>
        <Button onClick={() => setPanel('people')}>Side panel</Button>
        <Button onClick={() => setPanel('wide')}>Wide side panel</Button>
        <Button onClick={() => setFinding(true)}>Finder</Button>
        <BellWithPopover />
        <IconButton icon={IconBuilding} label="Every icon alone has a tooltip" />
        <Tooltip text="Pointing at it, or the focus by keyboard, shows this">
          <Button>Words with a tooltip</Button>
        </Tooltip>
      </Row>
      <SidePanel
        open={panel === 'people' || panel === 'conversation'}
        title="Chat"
        closeLabel="Close the list of people"
        onClose={close}
      >
        <PersonList>
          <PersonButton
            name="Idris Vane"
            isHere
            note="Here now"
            unread={2}
            pressed={panel === 'conversation'}
            onClick={() => setPanel('conversation')}
          />
        </PersonList>
      </SidePanel>
      <SidePanel
        second
        open={panel === 'conversation'}
        title="Idris Vane"
        note="Here now"
        closeLabel="Close the conversation"
        onClose={() => setPanel('people')}
      >
        <Conversation />
      </SidePanel>
      <SidePanel wide open={panel === 'wide'} title="Choices" closeLabel="Close the choices" onClose={close}>
        <p className={styles.inside}>With room for controls side by side, or for a log without messages:</p>
        <MessageLog
          label="Messages with nobody"
          spoken={undefined}
          before={false}
          empty="Nothing was written yet."
          onScroll={() => undefined}
        >
          {null}
        </MessageLog>
      </SidePanel>
      {finding && <FinderSpecimen onClose={() => setFinding(false)} />}
    </Specimen>
  );
}

function Conversation() {
  const [text, setText] = useState('');
  return (
    <>
      <MessageLog
        label="Messages with Idris Vane"
        spoken={undefined}
        before={
          <Button kind="text" compact>
            Show older messages
          </Button>
        }
        empty={false}
        onScroll={() => undefined}
      >
        <MessageDay>
          <Value>20 November 2026</Value>
        </MessageDay>
        <MessageBubble isOwn={false} writer="Idris Vane" text="Is the statement filed?" foot="09:30" />
        <MessageBubble isOwn writer="You" text="It was accepted this morning." foot="09:31" />
        <MessageBubble isOwn writer="You" text="This one is on its way." foot="Sending…" />
        <MessageBubble isOwn failed writer="You" text="This one was not sent." foot="Not sent" />
      </MessageLog>
      <MessageField
        label="Message to Idris Vane"
        hint="Enter sends, Shift and Enter begin a new line"
        value={text}
        longest={250}
        onChange={setText}
        onSubmit={(event) => {
          event.preventDefault();
          setText('');
          showToast('Sent to nobody');
        }}
        action={
          <Button type="submit" kind="filled">
            Send
          </Button>
        }
      />
    </>
  );
}

function BellWithPopover() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <CountedButton icon={IconBell} label="Nothing new" count={0} />
      <CountedButton icon={IconBell} label="Many" count={120} />
      <CountedButton
        ref={anchor}
        icon={IconBell}
        label="Popover"
        count={4}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
      />
      {open && (
        <Popover
          anchor={anchor}
          title="Notifications"
          actions={
            <Button kind="text" compact>
              Mark all as read
            </Button>
          }
          foot={<AppLink href={paths.components}>All notifications</AppLink>}
          onClose={() => setOpen(false)}
        >
          <NewsList>
            <NewsItem isNew title="A statement was accepted" at="20 November 2026" />
          </NewsList>
        </Popover>
      )}
    </>
  );
}

const options = [
  { id: 'harbour', label: 'Harbour Limited', detail: '01234567', icon: IconBuilding },
  { id: 'components', label: 'Components', keys: 'g c' },
];

function FinderSpecimen({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const found = options.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Finder
      label="Search the specimens; “?” goes on searching"
      text={text}
      onText={setText}
      groups={[{ id: 'all', title: 'Specimens', options: found }]}
      searching={text === '?'}
      nothing="Nothing matches"
      onChoose={({ label }) => {
        onClose();
        showToast(label);
      }}
      onClose={onClose}
    />
  );
}
