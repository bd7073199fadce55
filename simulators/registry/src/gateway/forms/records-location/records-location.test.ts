import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { writeRecordsMove, writeSailRemoval } from '../../testing/write-notices.ts';

const address = { premises: '9', line1: 'Almonry Close', locality: 'Evesham', postalCode: 'WR11 4BG' };

describe('a notice of where records are kept', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it('moves records to the inspection location and back', async () => {
    gateway = await openGateway({ company: { sail: { address, records: ['MEMBER'] } } });
    const there = writeRecordsMove('MoveToSAILAddress', ['RESMEET', 'DEB']);
    expect(await gateway.deliver(there)).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany().sail?.records).toEqual(['MEMBER', 'RESMEET', 'DEB']);
    const back = writeRecordsMove('MoveToRegisteredOffice', ['MEMBER', 'DEB']);
    expect(await gateway.deliver(back)).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany().sail?.records).toEqual(['RESMEET']);
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'AD04',
          description: 'move-registers-to-registered-office-company-with-new-address',
          description_values: { new_address: '4 Slate Wharf Penmarrow Cornwall ZZ4 4ZZ' },
        },
        {
          type: 'AD03',
          description: 'move-registers-to-sail-company-with-new-address',
          description_values: { new_address: '9 Almonry Close Evesham WR11 4BG' },
        },
      ],
    });
  });

  it('may end the inspection location', async () => {
    gateway = await openGateway({ company: { sail: { address, records: ['MEMBER'] } } });
    expect(await gateway.deliver(writeSailRemoval())).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany().sail).toBeUndefined();
  });

  it('is refused for the registers that companies keep no longer, and without any record', async () => {
    gateway = await openGateway({ company: { sail: { address, records: [] } } });
    for (const records of [['DIR'], ['PSC'], []]) {
      expect((await gateway.deliver(writeRecordsMove('MoveToSAILAddress', records))).refused).toMatch(
        /Record|Register/,
      );
    }
  });

  it('is rejected without a location, for a record that is there already, or twice', async () => {
    gateway = await openGateway();
    expect((await gateway.deliver(writeSailRemoval())).text).toMatch(/no single alternative/);
    await gateway.close();
    gateway = await openGateway({ company: { sail: { address, records: ['MEMBER'] } } });
    const moves = {
      already: writeRecordsMove('MoveToSAILAddress', ['DEB', 'MEMBER']),
      'DEB is kept at that place': writeRecordsMove('MoveToRegisteredOffice', ['DEB']),
      'DEB is named twice': writeRecordsMove('MoveToSAILAddress', ['DEB', 'DEB']),
    };
    for (const [reason, move] of Object.entries(moves)) {
      expect((await gateway.deliver(move)).text).toMatch(new RegExp(reason));
    }
  });
});
