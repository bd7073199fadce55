import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { SwatchGroup } from './swatch-group.tsx';

function Colours() {
  const [colour, setColour] = useState('blue');
  return (
    <SwatchGroup
      name="colour"
      label="Colour of the menu"
      options={[
        { value: 'blue', label: 'Blue', fill: 'var(--blue-panel)' },
        { value: 'red', label: 'Red', fill: 'var(--red-panel)' },
        { value: 'none', label: 'None' },
      ]}
      value={colour}
      onChange={setColour}
    />
  );
}

describe('a group of swatches', () => {
  afterEach(cleanup);

  it('names each, and shows its colour to those who see', async () => {
    await showOnPage(<Colours />);
    expect(screen.getByRole('group', { name: 'Colour of the menu' })).toBeTruthy();
    const colours = screen
      .getAllByRole('radio')
      .map((radio) => radio.parentElement?.querySelector('span')?.style.background);
    expect(colours).toEqual(['var(--blue-panel)', 'var(--red-panel)', undefined]);
  });

  it('takes effect when another is chosen', async () => {
    const user = await showOnPage(<Colours />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Blue' }).checked).toBe(true);
    await user.click(screen.getByText('Red'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Red' }).checked).toBe(true);
  });
});
