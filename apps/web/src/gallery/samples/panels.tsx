import { Button } from '#kit/button/button.tsx';
import { MessageField } from '#kit/message-field/message-field.tsx';
import { MessageBubble, MessageDay, MessageLog } from '#kit/message-log/message-log.tsx';
import { SidePanel } from '#kit/side-panel/side-panel.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { Row, type Sample, Stateful } from './sample.tsx';

function Conversation() {
  return (
    <>
      <MessageLog
        label="Messages with Idris Vane"
        spoken={undefined}
        before={<Button kind="text">Show older messages</Button>}
        empty={false}
        onScroll={() => undefined}
      >
        <MessageDay>20 November 2026</MessageDay>
        <MessageBubble isOwn={false} writer="Idris Vane" text="Is the statement filed?" foot="09:30" />
        <MessageBubble isOwn writer="You" text="It was accepted this morning." foot="09:31" />
        <MessageBubble isOwn failed writer="You" text="This one was not sent." foot="Not sent" />
      </MessageLog>
      <Stateful initial="">
        {(text, setText) => (
          <MessageField
            label="Message to Idris Vane"
            hint="Enter to send, Shift+Enter for a new line"
            value={text}
            longest={250}
            onChange={setText}
            onSubmit={(event) => {
              event.preventDefault();
              setText('');
              showToast('Sent to nobody');
            }}
            action={<Button type="submit">Send</Button>}
          />
        )}
      </Stateful>
    </>
  );
}

export const panelSamples: readonly Sample[] = [
  {
    title: 'Side panels',
    content: (
      <Stateful<'first' | 'second' | 'wide' | undefined> initial={undefined}>
        {(open, setOpen) => (
          <Row>
            <Button onClick={() => setOpen('first')}>Side panel</Button>
            <SidePanel
              open={open === 'first' || open === 'second'}
              title="Chat"
              closeLabel="Close the list of people"
              onClose={() => setOpen(undefined)}
            >
              <Button onClick={() => setOpen('second')}>Idris Vane</Button>
            </SidePanel>
            <SidePanel
              second
              open={open === 'second'}
              title="Idris Vane"
              note="Online"
              closeLabel="Close the conversation"
              onClose={() => setOpen('first')}
            >
              <Conversation />
            </SidePanel>
            <Button onClick={() => setOpen('wide')}>Wide side panel</Button>
            <SidePanel
              wide
              open={open === 'wide'}
              title="Choices"
              closeLabel="Close the choices"
              onClose={() => setOpen(undefined)}
            >
              With room for controls side by side
            </SidePanel>
          </Row>
        )}
      </Stateful>
    ),
  },
];
