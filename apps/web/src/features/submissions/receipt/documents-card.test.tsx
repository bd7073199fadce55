import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { submission } from '../submission.fixture.ts';
import type { Receipt } from '../submission-state.ts';
import { DocumentsCard } from './documents-card.tsx';
import { NextCard } from './next-card.tsx';

const documentId = '5d3f4c4e-0c3e-4a3e-9b53-0a4a52f3b7a1';
const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  ...submission({ form: 'NM01', formName: 'Change of name', state: 'accepted', stateText: 'Accepted' }),
  canReopen: false,
  canResend: false,
  canWithdraw: false,
  awaitsSignIn: false,
  waitsFor: null,
  next: 'Nothing more happens.',
  nextLookAt: null,
  timeline: [],
  attempts: [],
  delivery: null,
  sent: [],
  payments: [],
  feePence: null,
  documents: [],
  awaitsDocument: false,
  ...given,
});

describe('the certificates of an accepted filing', () => {
  it('are saved from the receipt; one that cannot be fetched says why', async () => {
    const received = serveAnswers({ getFilingDocument: () => refuse('The disk is full.', { status: 503 }) });
    const toasts = collectToasts();
    const documents = [{ documentId, kind: 'certificate-of-change-of-name', filename: 'c.pdf', size: 9 }];
    const given = receipt({ documents });
    await new CompanyPageFixture().show(<DocumentsCard receipt={given} />);
    await setUpUser().click(
      screen.getByRole('button', { name: 'Save the certificate of change of name (PDF)' }),
    );
    await expect.poll(() => toasts).toEqual(['The disk is full.']);
    expect(givenTo(received, 'getFilingDocument')).toEqual([{ filingId: given.filingId, documentId }]);
  });

  it('are announced while they have not come, and take no place where there are none', async () => {
    await new CompanyPageFixture().show(<DocumentsCard receipt={receipt({ awaitsDocument: true })} />);
    expect(screen.getByText(/issued a certificate/)).toBeDefined();
    await new CompanyPageFixture().show(<DocumentsCard receipt={receipt()} />);
    expect(screen.queryAllByRole('heading', { name: 'Certificates' })).toHaveLength(1);
  });
});

describe('what happens next to an accepted filing', () => {
  it('says whether the public register shows it', async () => {
    const text = 'Accepted 3 November 2026, not on the register yet.';
    await new CompanyPageFixture().show(
      <NextCard receipt={receipt({ register: { state: 'awaited', text } })} />,
    );
    expect(screen.getByText(text)).toBeDefined();
  });

  it('leads to the sign-in that it waits for', async () => {
    await new CompanyPageFixture().show(<NextCard receipt={receipt({ awaitsSignIn: true })} />);
    expect(screen.getByRole('link', { name: 'Sign in at Companies House' })).toBeDefined();
  });
});
