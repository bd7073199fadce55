import { describe, expect, it } from 'vitest';
import { importCompany, readRecord } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';

async function pscsOf(number: string) {
  const { main } = await (await testApi()).newAccount();
  return readRecord(main, 'GetCompanyPscs', await importCompany(main, number));
}

describe('people with significant control', () => {
  it('hold what they hold in words, as trustees and members of firms too', async () => {
    const { Pscs, CurrentCount, CeasedCount } = await pscsOf('09990026');
    expect([CurrentCount, CeasedCount]).toEqual([2, 1]);
    expect(Pscs).toContainEqual(
      expect.objectContaining({
        Name: 'Mr Lambert Oakes',
        KindText: 'Individual',
        Natures: [
          'Holds more than 50% and less than 75% of the shares, as a trustee',
          'Holds more than 50% and less than 75% of the voting rights, as a trustee',
          'May appoint and remove a majority of the directors, as a trustee',
        ],
      }),
    );
    expect(Pscs).toContainEqual(
      expect.objectContaining({ Name: 'Ms Mabel Oakes', State: 'ceased', Verification: null }),
    );
  });

  it('are nameless where they are super-secure', async () => {
    const { Pscs } = await pscsOf('09990022');
    expect(Pscs).toMatchObject([
      { Kind: 'super-secure', Name: null, Natures: [], State: 'current', Verification: null },
      { Kind: 'super-secure', Name: null, State: 'ceased' },
    ]);
    expect(JSON.stringify(Pscs)).not.toContain('Hidden');
  });

  it('may be public bodies and companies, which nobody verifies', async () => {
    expect((await pscsOf('09990023')).Pscs).toMatchObject([
      { Kind: 'legal-person', Name: 'Northmoor District Council', Verification: null },
    ]);
    expect((await pscsOf('09990019')).Pscs).toMatchObject([
      { Kind: 'corporate-entity', Name: 'BRIGHTWATER GROUP PLC', Verification: null },
    ]);
  });

  it('verify within a window of their own', async () => {
    const { Pscs } = await pscsOf('09990057');
    const states = Pscs.map((psc: { Verification: { State: string } }) => psc.Verification.State);
    expect(states.toSorted()).toEqual(['due', 'not-yet-due', 'overdue']);
  });

  it('give way to statements, current and ended, with the name that they are about', async () => {
    const { Statements } = await pscsOf('09990024');
    expect(Statements).toHaveLength(8);
    expect(Statements).toContainEqual({
      Statement: 'psc-has-failed-to-confirm-changed-details',
      Text: 'The company has asked Mr Edgar Silent to confirm changed details, without an answer in time.',
      State: 'current',
      NotifiedOn: '2026-05-04',
      CeasedOn: null,
      LinkedPscName: 'Mr Edgar Silent',
    });
    expect(Statements.filter(({ State }: { State: string }) => State === 'ceased')).toHaveLength(5);
  });

  it('give way to a market where the company is traded', async () => {
    const { Exemptions, Pscs } = await pscsOf('09990020');
    expect(Pscs).toEqual([]);
    const states = Exemptions.map(({ State }: { State: string }) => State);
    expect(states.toSorted()).toEqual(['current', 'current', 'ended']);
  });

  it('own overseas entities under words of their own', async () => {
    const { Pscs } = await pscsOf('OE990039');
    expect(Pscs).toContainEqual(
      expect.objectContaining({ Natures: ['Holds more than 25% of the shares'], Verification: null }),
    );
  });
});
