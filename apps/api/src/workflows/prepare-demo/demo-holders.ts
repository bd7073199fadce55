import { randomUUID } from 'node:crypto';
import { type HolderMember, personId, type ShareHolder } from '@statbook/domain/share-capital';

/** The accounts in the register of the demo's family company, by the names that the registry has. */
export interface DemoHolders {
  rosa: string;
  leo: string;
  joint: string;
  supplier: string;
}

const person = (forename: string, surname: string): HolderMember => ({
  personId: personId(randomUUID()),
  name: { kind: 'person', forename, surname },
});

/** Who holds shares in it, alone and jointly. */
export function demoHolders(): Record<keyof DemoHolders, Omit<ShareHolder, 'id'>> {
  const [rosa, leo] = [person('Rosa Maria', 'Fairweather'), person('Leo', 'Fairweather')];
  const address = { premises: '4', line1: 'Orchard Lane', town: 'Dunmere', postcode: 'DN4 7QA' };
  const supplier: HolderMember = {
    personId: personId(randomUUID()),
    name: { kind: 'whole', name: 'BRIGHTWATER PUMPS LIMITED' },
  };
  return {
    rosa: { members: [rosa], address },
    leo: { members: [leo], address },
    joint: { members: [rosa, leo], address },
    supplier: { members: [supplier] },
  };
}
