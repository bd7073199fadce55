import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { PeriodMenu } from './period-menu.tsx';
import type { Period } from './preset-periods.ts';

async function show(first: Period = { from: undefined, to: undefined }) {
  const chosen: Period[] = [];
  function Filter() {
    const [period, setPeriod] = useState(first);
    const change = (next: Period) => {
      chosen.push(next);
      setPeriod(next);
    };
    return <PeriodMenu name="Sent" period={period} onPeriodChange={change} today="2026-11-23" />;
  }
  const user = await showOnPage(<Filter />);
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: /^Sent/ }));
    await user.click(await screen.findByRole('menuitemradio', { name }));
  };
  return { user, chosen, choose };
}

const label = () => screen.getByRole('button', { name: /^Sent/ }).textContent;

describe('a menu of periods', () => {
  afterEach(cleanup);

  it('narrows to a usual period and says which', async () => {
    const { chosen, choose } = await show();
    expect(label()).toBe('Sent: any time');
    await choose('last month');
    expect(chosen).toEqual([{ from: '2026-10-01', to: '2026-10-31' }]);
    expect(label()).toBe('Sent: last month');
  });

  it.each(['0001-01-01', '9999-12-31', '1 1 1843'])(
    'takes no day of a year like that of %s',
    async (typed) => {
      const { user, chosen, choose } = await show();
      await choose('Choose days');
      const first = await screen.findByRole('textbox', { name: /First day/ });
      await user.type(first, typed);
      await user.click(screen.getByRole('button', { name: 'Show period' }));
      expect(describedBy(first).join(' ')).toContain('Enter a date of a year from 1844 to 2200');
      expect(chosen).toEqual([]);
    },
  );

  it('asks for the days of any other period', async () => {
    const { user, chosen, choose } = await show();
    await choose('Choose days');
    await user.type(await screen.findByRole('textbox', { name: /^First day/ }), '1 2 2026');
    await user.type(screen.getByRole('textbox', { name: /^Last day/ }), '3 2 2026');
    await user.click(screen.getByRole('button', { name: 'Show period' }));
    await expect.poll(() => chosen).toEqual([{ from: '2026-02-01', to: '2026-02-03' }]);
    expect(label()).toBe('Sent: 1 Feb 2026 to 3 Feb 2026');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses a period that ends before it begins', async () => {
    const { user, chosen, choose } = await show();
    await choose('Choose days');
    await user.type(await screen.findByRole('textbox', { name: /^First day/ }), '3 2 2026');
    await user.type(screen.getByRole('textbox', { name: /^Last day/ }), '1 2 2026');
    await user.click(screen.getByRole('button', { name: 'Show period' }));
    const last = screen.getByRole('textbox', { name: /^Last day/ });
    await expect.poll(() => describedBy(last)).toContain('Error: Enter a day on or after the first');
    expect(chosen).toEqual([]);
  });

  it.each([
    [{ from: '2026-02-01', to: undefined }, 'Sent: from 1 Feb 2026'],
    [{ from: undefined, to: '2026-02-03' }, 'Sent: until 3 Feb 2026'],
  ])('a period with one open end is “%s”', async (period, text) => {
    await show(period);
    expect(label()).toBe(text);
  });
});
