import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCall } from '#api/queries.ts';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, serveAnswers, tellLive } from '#testing/served-page.fixture.tsx';
import CompanyUpdates from './company-updates.tsx';

/** Any page that says what awaits one. */
function Page() {
  const { data } = useCall('getAwaitedApprovals');
  return data && <p>Read</p>;
}

describe('what is shown of companies and approvals', () => {
  it.each(['company', 'filing', 'approval-policy'])(
    'is read again once, however much is heard of the topic %s',
    async (topic) => {
      const received = serveAnswers({ getAwaitedApprovals: { entity: [] } });
      await new CompanyPageFixture().show(
        <>
          <CompanyUpdates />
          <Page />
        </>,
      );
      await screen.findByText('Read');
      const readings = () => givenTo(received, 'getAwaitedApprovals').length;
      expect(readings()).toBe(1);
      for (let event = 0; event < 5; event += 1) tellLive(topic);
      await expect.poll(readings, { timeout: 5000 }).toBe(2);
    },
  );
});
