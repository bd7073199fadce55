import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller } from 'react-hook-form';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showForm } from '#testing/form-page.fixture.tsx';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Combobox, type ComboboxOption } from './combobox.tsx';

const countries: readonly ComboboxOption[] = [
  { value: 'FR', label: 'France' },
  { value: 'CI', label: 'Côte d’Ivoire', detail: 'West Africa' },
  { value: 'ZA', label: 'South Africa' },
];

const showCountries = (country = '') =>
  showForm({
    defaultValues: { country },
    check: ({ country: chosen }): Readonly<Record<string, string>> =>
      chosen === '' ? { country: 'Choose a country' } : {},
    fields: (form) => (
      <Controller
        name="country"
        control={form.control}
        render={({ field }) => <Combobox {...field} label="Country" options={countries} />}
      />
    ),
  });

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a combobox', () => {
  afterEach(cleanup);

  it('offers every option when it is opened by key', async () => {
    const { user } = await showCountries();
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect(offered()).toEqual(['France', 'Côte d’IvoireWest Africa', 'South Africa']);
    expect(box().getAttribute('aria-expanded')).toBe('true');
  });

  it('finds an option without its accents, by its code and by its detail', async () => {
    const { user } = await showCountries();
    for (const text of ['cote', 'ci', 'west']) {
      await user.clear(box());
      await user.type(box(), text);
      expect(offered()).toEqual(['Côte d’IvoireWest Africa']);
    }
  });

  it('takes the option that Enter chooses, and saves its value', async () => {
    const { user, saved } = await showCountries();
    await user.type(box(), 'sou{ArrowDown}{Enter}');
    expect(box().value).toBe('South Africa');
    expect(offered()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ country: 'ZA' }]);
  });

  it('takes the only option that matches by Enter alone, and by going on', async () => {
    for (const key of ['{Enter}', '{Tab}']) {
      const { user } = await showCountries();
      await user.type(box(), `sou${key}`);
      expect(box().value).toBe('South Africa');
      cleanup();
    }
  });

  it('takes none of several by Enter alone', async () => {
    const { user } = await showCountries();
    await user.type(box(), 'a{Enter}');
    await user.tab();
    expect(box().value).toBe('');
  });

  it('takes the option that is clicked', async () => {
    const { user } = await showCountries();
    await user.type(box(), 'fra');
    await user.click(screen.getByRole('option', { name: 'France' }));
    expect(box().value).toBe('France');
  });

  it('says when nothing matches, and shows the chosen option again when it is left', async () => {
    const { user } = await showCountries('FR');
    await user.clear(box());
    await user.type(box(), 'atlantis');
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    await user.tab();
    expect(screen.queryByText('Nothing matches')).toBeNull();
    expect(box().value).toBe('');
  });

  it('keeps the chosen option when another text was typed and nothing chosen', async () => {
    const { user, saved } = await showCountries('FR');
    await user.type(box(), 'x');
    await user.tab();
    expect(box().value).toBe('France');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect.poll(() => saved).toEqual([{ country: 'FR' }]);
  });

  it('is emptied by its button, which names the field and gives it the focus', async () => {
    const { user } = await showCountries('FR');
    await user.click(screen.getByRole('button', { name: 'Clear Country' }));
    expect(box().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear Country' })).toBeNull();
    expect(document.activeElement).toBe(box());
    expect(offered()).toEqual([]);
  });

  it('says what is wrong, and the summary leads to it', async () => {
    const { user } = await showCountries();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(describedBy(box())).toEqual(['Error: Choose a country']);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('link', { name: 'Choose a country' }));
    expect(document.activeElement).toBe(box());
  });

  it('shows at most 50 options', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Company ${index}` }));
    const user = await showOnPage(
      <Combobox name="company" label="Country" options={many} value="" onChange={() => undefined} />,
    );
    await user.click(box());
    await user.keyboard('{ArrowDown}');
    expect(offered()).toHaveLength(50);
  });

  it('offers to enter another where none matches, and gives no value for it', async () => {
    const happened: string[] = [];
    const user = await showOnPage(
      <Combobox
        name="country"
        label="Country"
        options={countries}
        value=""
        onChange={(value) => happened.push(value)}
        another={{ labelOf: (typed) => `New country: ${typed}`, onChoose: () => happened.push('another') }}
      />,
    );
    await user.type(box(), 'sou');
    expect(offered()).toEqual(['South Africa']);
    await user.clear(box());
    await user.type(box(), 'Atlantis');
    expect(offered()).toEqual(['New country: Atlantis']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(happened.filter((each) => each !== '')).toEqual(['another']);
  });

  it('says that options are still to come, and offers them as they do', async () => {
    const { user, rerender } = showLoading([]);
    await user.type(box(), 'ha');
    expect(screen.getByText('Searching…')).toBeTruthy();
    rerender([{ value: '1', label: 'Old Harbour Ltd' }]);
    expect(offered()).toEqual(['Old Harbour Ltd']);
  });
});

function showLoading(first: readonly ComboboxOption[]) {
  const draw = (options: readonly ComboboxOption[]) => (
    <Combobox
      name="company"
      label="Country"
      options={options}
      value=""
      onChange={() => undefined}
      searching={options.length === 0}
    />
  );
  const page = render(draw(first));
  return {
    user: userEvent.setup(),
    rerender: (options: readonly ComboboxOption[]) => page.rerender(draw(options)),
  };
}
