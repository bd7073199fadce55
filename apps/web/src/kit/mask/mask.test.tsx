import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { TextField } from '../text-field/text-field.tsx';
import { postcodeMask } from './address-masks.ts';
import type { Mask } from './mask.ts';
import { amountMask, shareCountMask } from './number-masks.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Figure' });

async function showField(mask: Mask, text = '') {
  const user = await showOnPage(<TextField name="figure" label="Figure" mask={mask} defaultValue={text} />);
  await user.click(field());
  return user;
}

describe('a field with a mask', () => {
  provideTextEditing();
  afterEach(cleanup);

  it('lets in what the mask allows and leaves the rest out', async () => {
    const user = await showField(amountMask);
    await user.keyboard('1x2.5y0');
    expect(field().value).toBe('12.50');
  });

  it('changes what is typed into what the mask makes of it', async () => {
    const user = await showField(postcodeMask);
    await user.keyboard('ab1 2cd');
    expect(field().value).toBe('AB1 2CD');
  });

  it('keeps the caret where a character was typed into the middle', async () => {
    const user = await showField(postcodeMask, 'AB 2CD');
    field().setSelectionRange(2, 2);
    await user.keyboard('1a');
    expect(field().value).toBe('AB1A 2CD');
    expect(field().selectionStart).toBe(4);
  });

  it('takes a pasted figure without its sign and its groups', async () => {
    const user = await showField(amountMask);
    await user.paste('£1,250.50 ');
    expect(field().value).toBe('1250.50');
  });

  it('puts a pasted text in place of what was selected', async () => {
    const user = await showField(amountMask, '1000');
    field().setSelectionRange(0, 4);
    await user.paste('£7');
    expect(field().value).toBe('7');
  });

  it('refuses a part of a share at the field, and drops what is typed on behind it', async () => {
    const user = await showField(shareCountMask);
    await user.keyboard('1000.50');
    expect(field().value).toBe('1000');
    expect(screen.getByText('Enter a whole number of shares, like 1000')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('forgets the refusal when something is deleted', async () => {
    const user = await showField(shareCountMask);
    await user.keyboard('10.{Backspace}');
    expect(field().value).toBe('1');
    expect(screen.queryByText(/whole number/)).toBeNull();
  });

  it('takes out the groups when it is left', async () => {
    const user = await showField(amountMask);
    await user.keyboard('1,250');
    await user.tab();
    expect(field().value).toBe('1250');
  });
});
