import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import type { Answer } from '#testing/serve-calls.fixture.ts';
import { serveAnswers } from '#testing/served-page.fixture.tsx';
import { VerificationCard } from './verification-card.tsx';

it('keeps its place until the board has come, and gives it up where nobody has to verify', async () => {
  const board = Promise.withResolvers<Answer>();
  serveAnswers({ getVerificationBoard: () => board.promise });
  await new CompanyPageFixture().show(<VerificationCard companyId={companyId} />);
  expect(await screen.findByRole('heading', { name: 'Identity verification' })).toBeTruthy();
  board.resolve({ body: { entity: [] } });
  await expect.poll(() => screen.queryByRole('heading', { name: 'Identity verification' })).toBeNull();
});
