import type { Address } from '../../../register/company.ts';
import { writeAddressLine } from '../../../register/move-office.ts';
import { findAt } from '../../../xml/xml-element.ts';
import { defineForm } from '../form-class.ts';
import { readAddress } from '../parts/addresses.ts';
import { nameForCompany } from '../parts/form-names.ts';
import { findHomeFault } from '../parts/home-address.ts';
import { commonChecks } from '../parts/rejections.ts';

interface SailChange {
  address: Address;
}

/** AD02 and LLAD02: the single alternative inspection location, given or changed (section 7.7). */
export const sailAddress = defineForm<SailChange>({
  element: 'SailAddress',
  read: (form) => ({ address: readAddress(findAt(form, 'Address')) }),
  checks: [...commonChecks, ({ company, content }) => findHomeFault(company, content.address)],
  apply: ({ company, content: { address } }) => {
    company.sail = { address, records: company.sail?.records ?? [] };
    return {};
  },
  describe: ({ company, content: { address }, today: date }, { sail: before }) => {
    const newAddress = writeAddressLine(address);
    return nameForCompany(company, {
      type: 'AD02',
      category: 'address',
      date,
      description: `change-sail-address-company-with-${before === undefined ? '' : 'old-address-'}new-address`,
      descriptionValues: {
        ...(before !== undefined && { old_address: writeAddressLine(before.address) }),
        new_address: newAddress,
      },
      pages: 1,
    });
  },
});
