import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MessageBubble, MessageDay, MessageLog } from './message-log.tsx';

const none = { spoken: undefined, before: false, empty: false, onScroll: () => undefined } as const;

describe('a log of messages', () => {
  afterEach(cleanup);

  it('is a list under its days, each message with its writer', () => {
    render(
      <MessageLog {...none} label="Messages with Mary">
        <MessageDay>20 November</MessageDay>
        <MessageBubble isOwn={false} writer="Mary" text="Filed?" foot="09:30" />
        <MessageBubble isOwn writer="You" text="Yes" foot="Not sent" failed />
      </MessageLog>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '20 November',
      'Mary: Filed?09:30',
      'You: YesNot sent',
    ]);
  });

  it('shows a message as it was written: nothing in it is markup or a link', () => {
    const text = '<b>see</b> https://example.com';
    render(
      <MessageLog {...none} label="Messages">
        <MessageBubble isOwn={false} writer="Mary" text={text} foot="" />
      </MessageLog>,
    );
    expect(screen.getByText(text).children).toHaveLength(0);
    expect(screen.getByText(text).dir).toBe('auto');
  });

  it('says that it is empty, and leads to what is older', () => {
    render(
      <MessageLog
        {...none}
        label="Messages"
        empty="Nothing yet"
        before={<button type="button">Older</button>}
      >
        {null}
      </MessageLog>,
    );
    expect(screen.getByText('Nothing yet')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('button', { name: 'Older' })).toBeTruthy();
  });

  it('is reached by key, tells when it is scrolled and reads out what comes', () => {
    let scrolled = 0;
    render(
      <MessageLog {...none} label="Messages" spoken="Mary: Filed?" onScroll={() => (scrolled += 1)}>
        {null}
      </MessageLog>,
    );
    const log = screen.getByRole('region', { name: 'Messages' });
    expect(log.tabIndex).toBe(0);
    fireEvent.scroll(log);
    expect(scrolled).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('Mary: Filed?');
  });
});
