import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { DescriptionList } from './description-list.tsx';

describe('a description list', () => {
  afterEach(cleanup);

  it('pairs each term with its value and the note below', async () => {
    await showOnPage(
      <DescriptionList facts={[{ term: 'Status', value: 'Active', note: 'from the register' }]} />,
    );
    expect(screen.getByRole('term').textContent).toBe('Status');
    expect(screen.getByRole('definition').textContent).toBe('Activefrom the register');
  });

  it('reads a value that is missing as none', async () => {
    await showOnPage(<DescriptionList facts={[{ term: 'Status', value: undefined }]} />);
    expect(screen.getByRole('definition').textContent).toBe('–None');
  });

  it.each([
    ['Registered office', false, 'Change registered office'],
    ['PSC register', false, 'Change PSC register'],
    ['Ordinary', true, 'Change Ordinary'],
  ])('the link that changes “%s” (a name: %s) is “%s”', async (term, isName, text) => {
    await showOnPage(<DescriptionList facts={[{ term, value: 'x', changeHref: '/change', isName }]} />);
    const link = screen.getByRole('link');
    expect(link.textContent).toBe(text);
    expect(link.getAttribute('href')).toBe('/change');
  });

  it('offers another action than a change', async () => {
    await showOnPage(
      <DescriptionList facts={[{ term: 'Code', value: '…', action: <button type="button">Show</button> }]} />,
    );
    expect(screen.getByRole('button', { name: 'Show' })).toBeTruthy();
  });
});
