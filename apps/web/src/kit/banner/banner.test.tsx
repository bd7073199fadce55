import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Banner } from './banner.tsx';

describe('a banner', () => {
  afterEach(cleanup);

  it('says its title, what it means and what can be done', () => {
    const { container } = render(
      <Banner tone="warn" title="The licence ends soon" action={<a href="#renew">Renew</a>}>
        It ends on 3 May.
      </Banner>,
    );
    expect(container.textContent).toBe('The licence ends soonIt ends on 3 May.Renew');
  });

  it('is not read out where it stood from the beginning', () => {
    render(<Banner tone="bad" title="Rejected" />);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['bad', 'alert'],
    ['ok', 'status'],
  ] as const)('of the tone %s is read out as %s where it appears', (tone, role) => {
    render(
      <Banner tone={tone} announced>
        Done
      </Banner>,
    );
    expect(screen.getByRole(role).textContent).toBe('Done');
  });
});
