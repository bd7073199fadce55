import { cleanup, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { describedBy } from '#testing/accessible-text.fixture.ts';
import { showForm } from '#testing/form-page.fixture.tsx';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { addressMask, postcodeMask } from '../mask/address-masks.ts';
import { shareCountMask } from '../mask/number-masks.ts';
import { digitsMask } from '../mask/text-masks.ts';
import { TextField } from './text-field.tsx';

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('a text field', () => {
  provideTextEditing();
  afterEach(cleanup);

  it('is named by its label, which says when it may stay empty', async () => {
    await showOnPage(<TextField name="middle" label="Middle names" optional />);
    expect(field(/^Middle names ?\(optional\)$/)).toBeTruthy();
  });

  it('reads its hint and then its error', async () => {
    await showOnPage(<TextField name="name" label="Name" hint="As registered" error="Enter a name" />);
    expect(describedBy(field('Name'))).toEqual(['As registered', 'Error: Enter a name']);
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('is neither invalid nor described without a hint and an error', async () => {
    await showOnPage(<TextField name="name" label="Name" />);
    expect(field('Name').hasAttribute('aria-invalid')).toBe(false);
    expect(field('Name').hasAttribute('aria-describedby')).toBe(false);
  });

  it('finds its error in the form by its name, a nested one too', async () => {
    const { user } = await showForm({
      defaultValues: { holders: [{ name: '' }] },
      check: () => ({ 'holders.0.name': 'Enter the name of the holder' }),
      fields: (form) => <TextField {...form.register('holders.0.name')} label="Name" />,
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(describedBy(field('Name'))).toEqual(['Error: Enter the name of the holder']);
    await user.click(screen.getByRole('link', { name: 'Enter the name of the holder' }));
    expect(document.activeElement).toBe(field('Name'));
  });

  it('gives its element to the caller and keeps its mask', async () => {
    const ref = createRef<HTMLInputElement>();
    const user = await showOnPage(
      <TextField ref={ref} name="shares" label="Shares" mask={shareCountMask} numeric />,
    );
    expect(ref.current).toBe(field('Shares'));
    await user.type(field('Shares'), '1a0');
    expect(field('Shares').value).toBe('10');
  });

  it('shows what its mask refuses before any other error', async () => {
    const user = await showOnPage(
      <TextField name="shares" label="Shares" mask={shareCountMask} error="Enter at most 100" />,
    );
    expect(describedBy(field('Shares'))).toEqual(['Error: Enter at most 100']);
    await user.type(field('Shares'), '10.5');
    expect(describedBy(field('Shares'))).toEqual(['Error: Enter a whole number of shares, like 1000']);
  });

  it('says what it left out of a paste, until the text is changed on purpose', async () => {
    const user = await showOnPage(<TextField name="postcode" label="Postcode" mask={postcodeMask} />);
    await user.click(field('Postcode'));
    await user.paste('12345-6789-10 <b>');
    expect(field('Postcode').value).toBe('12345-6789');
    const said = screen.getByText('Left out: < >. Cut to 10 characters').parentElement;
    expect(said?.getAttribute('aria-live')).toBe('polite');
    await user.keyboard('{Backspace}');
    expect(said?.textContent).toBe('');
  });

  it('goes on saying what it left out while more is typed and once it is left, until it is entered again', async () => {
    const user = await showOnPage(
      <>
        <TextField name="postcode" label="Postcode" mask={postcodeMask} />
        <TextField name="town" label="Town" />
      </>,
    );
    await user.type(field('Postcode'), 'CF1@4');
    const said = screen.getByText('Left out: @');
    await user.keyboard(' 3UZ');
    await user.tab();
    expect(screen.getByText('Left out: @')).toBe(said);
    await user.click(field('Postcode'));
    expect(screen.queryByText(/Left out/)).toBeNull();
  });

  it('says it anew for a paste that takes the place of the text', async () => {
    const user = await showOnPage(<TextField name="postcode" label="Postcode" mask={postcodeMask} />);
    await user.type(field('Postcode'), 'CF1@4');
    field('Postcode').setSelectionRange(0, 4);
    await user.paste('CF14 3UZ');
    expect(field('Postcode').value).toBe('CF14 3UZ');
    expect(screen.queryByText(/Left out/)).toBeNull();
  });

  it('lets in more than its mask allows, and says it as an error once it is left', async () => {
    const user = await showOnPage(<TextField name="street" label="Street" mask={addressMask} />);
    await user.click(field('Street'));
    await user.paste(`<${'a'.repeat(52)}>`);
    expect(field('Street').value).toHaveLength(52);
    const left = screen.getByText('Left out: < >');
    expect(left.parentElement?.textContent).toBe('Left out: < >. 2 characters too many: at most 50');
    await user.keyboard('b');
    expect(screen.getByText('3 characters too many: at most 50')).toBeTruthy();
    expect(screen.getByText('Left out: < >')).toBe(left);
    await user.tab();
    expect(describedBy(field('Street'))).toEqual(['Error: Street has 53 characters: shorten it to 50']);
    expect(screen.queryByText(/too many/)).toBeNull();
    await user.type(field('Street'), '{Backspace}{Backspace}{Backspace}');
    expect(describedBy(field('Street'))).toEqual([]);
  });

  it('says that a digit too many was not taken', async () => {
    const user = await showOnPage(<TextField name="days" label="Days before" mask={digitsMask(3)} />);
    await user.type(field('Days before'), '1000');
    expect(field('Days before').value).toBe('100');
    expect(screen.getByText('Cut to 3 digits')).toBeTruthy();
  });

  it('takes any paste into an e-mail address, without its blanks', async () => {
    const user = await showOnPage(<TextField name="email" label="Email" type="email" />);
    await user.click(field('Email'));
    await user.paste('not an email');
    expect(field('Email').value).toBe('notanemail');
    expect(field('Email').inputMode).toBe('email');
  });

  it('begins with no blank, and ends with none once it is left', async () => {
    const user = await showOnPage(<TextField name="title" label="Title" />);
    await user.type(field('Title'), '  Annual return ');
    expect(field('Title').value).toBe('Annual return ');
    await user.tab();
    expect(field('Title').value).toBe('Annual return');
  });

  it('asks the platform for the keys of a figure, and fills no code in by itself', async () => {
    await showOnPage(
      <>
        <TextField name="price" label="Price" numeric />
        <TextField name="code" label="Code" code />
      </>,
    );
    expect(field('Price').inputMode).toBe('decimal');
    expect(field('Code').autocomplete).toBe('off');
    expect(field('Code').getAttribute('spellcheck')).toBe('false');
  });
});
