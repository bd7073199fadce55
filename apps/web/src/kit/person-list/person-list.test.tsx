import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { PersonButton, PersonList } from './person-list.tsx';

describe('a list of people', () => {
  afterEach(cleanup);

  it('says of each who it is, whether they are here and how much is unread', async () => {
    let chosen = 0;
    const user = await showOnPage(
      <PersonList>
        <PersonButton
          name="Mary Vane"
          isOnline
          note="Online"
          unread={120}
          pressed={false}
          onClick={() => (chosen += 1)}
        />
        <PersonButton
          name="Idris"
          isOnline={false}
          note="Away"
          unread={0}
          pressed
          onClick={() => undefined}
        />
      </PersonList>,
    );
    const [mary, idris] = screen.getAllByRole('button');
    expect(mary?.textContent).toBe('MVMary VaneOnline99+ unread');
    expect(idris?.textContent).toBe('IIdrisAway');
    expect([mary, idris].map((person) => person?.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    await user.click(screen.getByText('Mary Vane'));
    expect(chosen).toBe(1);
  });
});
