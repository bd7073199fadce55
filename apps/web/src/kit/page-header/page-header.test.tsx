import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { DetailHeader } from './detail-header.tsx';
import { HeaderActions } from './header-actions.tsx';
import { PageHeader } from './page-header.tsx';
import { HeadersOnDisplay } from './page-title.tsx';
import { SectionHeader } from './section-header.tsx';

afterEach(cleanup);

describe('the header of a page', () => {
  it('has the one heading of the page, and names the window', async () => {
    document.title = 'Statbook';
    await showOnPage(<PageHeader title="Companies" overline="Your account" lead="All that you may see" />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Companies' });
    // The focus comes here after the page has changed.
    expect(heading.tabIndex).toBe(-1);
    expect(document.title).toBe('Companies – Statbook');
  });

  it('reads out how many are shown', async () => {
    await showOnPage(<PageHeader title="Companies" count={{ shown: 128, total: 10_000 }} />);
    expect(screen.getByRole('status').textContent).toBe('128 of 10,000');
    cleanup();
    await showOnPage(<PageHeader title="Companies" count={{ shown: 1, total: 1 }} />);
    expect(screen.getByRole('status').textContent).toBe('1 in all');
  });
});

describe('the header of a detail page', () => {
  it('names the thing, its facts, what can be done and its tabs', async () => {
    await showOnPage(
      <DetailHeader
        name="Harbour Ltd"
        documentTitle="Officers of Harbour Ltd"
        facts={['01234567', 'Active']}
        actions={<button type="button">File a change</button>}
        tabs={<nav>Tabs</nav>}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbour Ltd');
    expect(screen.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual(['01234567', 'Active']);
    expect(document.title).toBe('Officers of Harbour Ltd – Statbook');
    expect(screen.getByRole('button')).toBeTruthy();
    expect(screen.getByRole('navigation')).toBeTruthy();
  });

  it('names the window after the thing where nothing else is said', async () => {
    await showOnPage(<DetailHeader name="Harbour Ltd" />);
    expect(document.title).toBe('Harbour Ltd – Statbook');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is no heading of the page where several are shown as samples', async () => {
    document.title = 'Components – Statbook';
    await showOnPage(
      <HeadersOnDisplay value>
        <DetailHeader name="Harbour Ltd" />
      </HeadersOnDisplay>,
    );
    expect(screen.getByRole('heading').tagName).toBe('H3');
    expect(document.title).toBe('Components – Statbook');
  });
});

describe('the header of a section', () => {
  it('has a heading below that of the page, a note and what can be done', async () => {
    await showOnPage(
      <SectionHeader title="Officers" note="3 active" actions={<button type="button">Add</button>} />,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Officers' })).toBeTruthy();
    expect(screen.getByText('3 active')).toBeTruthy();
  });
});

describe('the actions of a header', () => {
  it('are not printed, and take no room where there are none', async () => {
    await showOnPage(
      <>
        <HeaderActions>{undefined}</HeaderActions>
        <HeaderActions>
          <button type="button">Add</button>
        </HeaderActions>
      </>,
    );
    expect(document.querySelectorAll('[data-print="no"]')).toHaveLength(1);
  });
});
