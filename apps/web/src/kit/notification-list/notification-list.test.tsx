import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotificationList, NotificationRow } from './notification-list.tsx';

describe('a list of notifications', () => {
  afterEach(cleanup);

  it('says in a word which are new', () => {
    render(
      <NotificationList>
        <NotificationRow isNew title={<a href="#1">Accepted</a>} badge="Harbour Ltd" at="today">
          The statement was accepted.
        </NotificationRow>
        <NotificationRow isNew={false} title="Rejected" at="yesterday" />
      </NotificationList>,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'New: AcceptedHarbour LtdThe statement was accepted.today',
      'Rejectedyesterday',
    ]);
  });
});
