import { describe, expect, it } from 'vitest';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';

async function pscsOf(number: string) {
  const { main } = await (await testApi()).newAccount();
  return readRecord(main, 'GetCompanyPscs', await importCompany(main, number));
}

describe('people with significant control', () => {
  it('hold what they hold in words, as trustees and members of firms too', async () => {
    const { pscs, currentCount, ceasedCount } = await pscsOf('09990026');
    expect([currentCount, ceasedCount]).toEqual([2, 1]);
    expect(pscs).toContainEqual(
      expect.objectContaining({
        name: 'Mr Lambert Oakes',
        kindText: 'Individual',
        natures: [
          'Holds more than 50% and less than 75% of the shares, as a trustee',
          'Holds more than 50% and less than 75% of the voting rights, as a trustee',
          'May appoint and remove a majority of the directors, as a trustee',
        ],
      }),
    );
    expect(pscs).toContainEqual(
      expect.objectContaining({ name: 'Ms Mabel Oakes', state: 'ceased', verification: null }),
    );
  });

  it('are nameless where they are super-secure', async () => {
    const { pscs } = await pscsOf('09990022');
    expect(pscs).toMatchObject([
      { kind: 'super-secure', name: null, natures: [], state: 'current', verification: null },
      { kind: 'super-secure', name: null, state: 'ceased' },
    ]);
    expect(JSON.stringify(pscs)).not.toContain('Hidden');
  });

  it('may be public bodies and companies, which nobody verifies', async () => {
    expect((await pscsOf('09990023')).pscs).toMatchObject([
      { kind: 'legal-person', name: 'Northmoor District Council', verification: null },
    ]);
    expect((await pscsOf('09990019')).pscs).toMatchObject([
      { kind: 'corporate-entity', name: 'BRIGHTWATER GROUP PLC', verification: null },
    ]);
  });

  it('verify within a window of their own', async () => {
    const { pscs } = await pscsOf('09990057');
    const states = pscs.map((psc: { verification: { state: string } }) => psc.verification.state);
    expect(states.toSorted()).toEqual(['due', 'not-yet-due', 'overdue']);
  });

  it('give way to statements, current and ended, with the name that they are about', async () => {
    const { statements } = await pscsOf('09990024');
    expect(statements).toHaveLength(8);
    expect(statements).toContainEqual({
      statementId: expect.any(String),
      statement: 'psc-has-failed-to-confirm-changed-details',
      text: 'The company has asked Mr Edgar Silent to confirm changed details, without an answer in time.',
      state: 'current',
      notifiedOn: '2026-05-04',
      ceasedOn: null,
      linkedPscName: 'Mr Edgar Silent',
    });
    expect(statements.filter(({ state }: { state: string }) => state === 'ceased')).toHaveLength(5);
  });

  it('give way to a market where the company is traded', async () => {
    const { exemptions, pscs } = await pscsOf('09990020');
    expect(pscs).toEqual([]);
    const states = exemptions.map(({ state }: { state: string }) => state);
    expect(states.toSorted()).toEqual(['current', 'current', 'ended']);
  });

  it('own overseas entities under words of their own', async () => {
    const { pscs } = await pscsOf('OE990039');
    expect(pscs).toContainEqual(
      expect.objectContaining({ natures: ['Holds more than 25% of the shares'], verification: null }),
    );
  });
});
