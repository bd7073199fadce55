import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { ChoiceChips, FilterField, ToggleChip } from './filters.tsx';

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

describe('the filters of a list', () => {
  afterEach(cleanup);

  it('hold a search field with a name, which reports each change', async () => {
    function Filter() {
      const [text, setText] = useState('');
      return (
        <>
          <FilterField label="Filter companies" value={text} onChange={setText} />
          <p>Sought: {text}</p>
        </>
      );
    }
    const user = await showOnPage(<Filter />);
    await user.type(screen.getByRole('searchbox', { name: 'Filter companies' }), 'harbour');
    expect(screen.getByText('Sought: harbour')).toBeTruthy();
  });

  it('hold chips that are on or off, each with its count', async () => {
    function Chip() {
      const [on, setOn] = useState(false);
      return <ToggleChip label="Overdue" pressed={on} onToggle={setOn} count={1200} />;
    }
    const user = await showOnPage(<Chip />);
    const chip = screen.getByRole('button', { name: 'Overdue 1,200', pressed: false });
    await user.click(chip);
    expect(pressed()).toEqual(['Overdue 1,200']);
    await user.keyboard(' ');
    expect(chip.getAttribute('aria-pressed')).toBe('false');
  });

  it('hold chips of which one is on, and none when it is pressed again', async () => {
    const choices = [
      { value: 'due', label: 'Due' },
      { value: 'past', label: 'Past' },
    ];
    function Chips() {
      const [chosen, setChosen] = useState<string | undefined>('due');
      return <ChoiceChips choices={choices} chosen={chosen} onChoose={setChosen} />;
    }
    const user = await showOnPage(<Chips />);
    await user.click(screen.getByRole('button', { name: 'Past' }));
    expect(pressed()).toEqual(['Past']);
    await user.click(screen.getByRole('button', { name: 'Past' }));
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });
});
