import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCall } from '#api/queries.ts';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, serveAnswers, tellLive } from '#testing/served-page.fixture.tsx';
import UnfinishedWork from '#features/session/unfinished-work.tsx';
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
      await expect.poll(readings).toBe(2);
    },
  );

  it('offers no longer to go on with a draft that was finished elsewhere', async () => {
    const draft = {
      draftId: '1',
      form: 'CS01',
      formName: 'Confirmation statement',
      subject: null,
      companyId,
      companyName: 'PLUM LTD',
      step: null,
      address: null,
      savedAt: '2026-11-19T16:00:00.000Z',
    };
    const unfinished = { entity: [draft] };
    serveAnswers({ getUnfinishedWork: () => ({ body: unfinished }) });
    await new CompanyPageFixture().show(
      <>
        <CompanyUpdates />
        <UnfinishedWork />
      </>,
      { isNew: true },
    );
    await screen.findByText('You have work to go on with');
    unfinished.entity = [];
    tellLive('filing');
    await expect.poll(() => screen.queryByText('You have work to go on with')).toBeNull();
  });
});
