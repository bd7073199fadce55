import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/test-api.ts';
import { startForm, startFormOf } from '../form.fixture.ts';

describe.concurrent('one draft for each matter', () => {
  it('stands also when one is begun while another is saved into its matter', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { main } = account;
    const first = await startForm(api, account, 'CH01');
    const [{ steps }] = (await first.get()).body.entity;
    const [officer] = steps[0].sections[0].fields[0].options;
    const origin = { officerId: officer.value };
    for (let round = 0; round < 6; round += 1) {
      const { companyId } = first;
      const [saved, started] = await Promise.all([
        first.save({ officerId: officer.value }),
        main.call('POST', '/api/Forms/StartForm', { companyId, form: 'CH01', origin }),
      ]);
      expect([200, 409]).toContain(saved.status);
      expect(started.status).toBe(200);
      const holder = started.body.entity[0].filingId;
      // Whoever came first holds the matter, and is made free again.
      expect(saved.status === 200).toBe(holder === first.filingId);
      if (holder === first.filingId) await first.save({ officerId: '' });
      else await main.call('POST', '/api/Forms/DeleteForm', { filingId: holder });
    }
    const again = await startFormOf(account, { companyId: first.companyId, form: 'CH01', origin });
    expect(again.filingId).not.toBe(first.filingId);
  });
});
