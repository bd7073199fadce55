import { describe, expect, it } from 'vitest';
import { importOwnCompany } from '../features/forms/form.fixture.ts';
import { testApi } from '../testing/test-api.ts';

const address = {
  premise: '14',
  street: 'Quay Street',
  postTown: 'Whitby',
  country: 'GB-ENG',
  postcode: 'YO21 1AA',
};

const stranger = '5fa1ed06-7c9d-4b2e-9a44-0a4f3b1d7c55';

async function open() {
  const api = await testApi();
  const account = await api.newAccount();
  const companyId = await importOwnCompany(api, account);
  const agentId = (await account.addAgent([])).userId;
  const { main } = account;
  const bodies = {
    'AppointOfficers/AppointOfficerDetails': { companyId, kind: 'director' },
    'EditCompanyInfo/EditCompanyInformation': { companyId, registeredOffice: address },
    'ConfirmationStateMent/SaveSailAdressDetails': { companyId, address },
    'ConfirmationStateMent/SaveRecordSailAdressDetails': {
      companyId,
      movedTo: 'registered-office',
      recordTypes: [],
    },
    'Notes/AddNotes': { companyId, text: 'Quay Street is being rebuilt.' },
    'CompanyInformation/SaveDairyDates': {
      companyId,
      title: 'Board meeting',
      dueOn: '2027-03-01',
      repeat: 'none',
    },
    'EditCompanyInfo/UpdateRegisteredInfo': { companyId, sicCodes: '10710' },
    'Usermanagement/SaveRoles': { name: 'Filing clerks', flags: ['viewCompany'] },
    'AgentDetails/SaveAgentDetails': { agentId, fullName: 'Idris Vane' },
    'AgentDetails/ActiveInactiveAgent': { agentId },
    'AgentDetails/RemoveUser': { agentId },
    'ChangeCompanyInformation/ChangeComanyName': {
      companyNumber: '09990001',
      newCompanyName: 'Quay Limited',
    },
  };
  return { main, bodies };
}

describe('a change that says once more who makes it', () => {
  it('is refused where it names somebody else than the token, and made where it names the same', async () => {
    const { main, bodies } = await open();
    for (const [path, body] of Object.entries(bodies)) {
      for (const field of ['userId', 'createdBy', 'modifiedBy']) {
        const refused = await main.call('POST', `/api/${path}`, { ...body, [field]: stranger });
        expect([path, field, refused.status, refused.body.code]).toEqual([
          path,
          field,
          403,
          'caller-mismatch',
        ]);
      }
      const own = { userId: main.userId, createdBy: main.userId, modifiedBy: main.userId };
      const made = await main.call('POST', `/api/${path}`, { ...body, ...own });
      expect([path, made.status]).not.toEqual([path, 403]);
    }
  });
});
