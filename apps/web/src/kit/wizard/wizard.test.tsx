import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showOnPage } from '#testing/kit-page.fixture.tsx';
import { Wizard, type WizardStep } from './wizard.tsx';

const steps: readonly WizardStep[] = [
  { label: 'Company', state: 'done', href: '/file/company' },
  { label: 'Shares', state: 'current' },
  { label: 'Review', state: 'to-come' },
];

describe('a wizard', () => {
  afterEach(cleanup);

  it('has the title of its step as the heading of the page, below the company', async () => {
    await showOnPage(
      <Wizard title="Shares allotted" overline="Harbour Ltd, 01234567" steps={steps}>
        Fields
      </Wizard>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shares allotted');
    expect(document.title).toContain('Shares allotted – Statbook');
    expect(screen.getByText('Harbour Ltd, 01234567')).toBeTruthy();
  });

  it('says where in its steps one is, and leads back to those that are done', async () => {
    await showOnPage(
      <Wizard title="Shares" overline="Harbour Ltd" steps={steps}>
        Fields
      </Wizard>,
    );
    const list = within(screen.getByRole('list', { name: 'Steps' }));
    const items = list.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '✓Company (done)',
      '2Shares (now)',
      '3Review (to come)',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/file/company']);
  });

  it('folds the answers so far of a long wizard, but those of the step', async () => {
    const part = (title: string, isOpen: boolean) => ({
      title,
      isOpen,
      facts: [{ term: `Name of ${title}`, value: 'Plum' }],
    });
    const answerParts = [part('Ada', false), part('Ben', true)];
    await showOnPage(
      <Wizard title="Shares" overline="Harbour Ltd" steps={steps} answerParts={answerParts}>
        Fields
      </Wizard>,
    );
    const answers = screen.getByRole('region', { name: 'Answers so far' });
    const folded = [...answers.querySelectorAll('details')].map(({ open, textContent }) => [
      open,
      textContent,
    ]);
    expect(folded).toEqual([
      [false, 'AdaName of AdaPlum'],
      [true, 'BenName of BenPlum'],
    ]);
  });

  it('shows the answers so far, once there are any', async () => {
    await showOnPage(
      <Wizard
        title="Shares"
        overline="Harbour Ltd"
        steps={steps}
        answers={[{ term: 'Date', value: '3 May' }]}
      >
        Fields
      </Wizard>,
    );
    const answers = within(screen.getByRole('region', { name: 'Answers so far' }));
    expect(answers.getByRole('term').textContent).toBe('Date');
    expect(answers.getByRole('definition').textContent).toBe('3 May');
    cleanup();
    await showOnPage(
      <Wizard title="Shares" overline="Harbour Ltd" steps={steps}>
        Fields
      </Wizard>,
    );
    expect(screen.queryByRole('region', { name: 'Answers so far' })).toBeNull();
  });
});
