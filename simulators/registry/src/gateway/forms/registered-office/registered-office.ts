import type { Address, Company } from '../../../register/company.ts';
import { describeOfficeMove, moveOffice } from '../../../register/move-office.ts';
import { findAt } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { readAddress } from '../parts/addresses.ts';
import { nameForCompany } from '../parts/form-names.ts';
import { findOfficeFault } from '../parts/home-address.ts';
import { commonChecks, defineRejections } from '../parts/rejections.ts';

interface OfficeChange {
  office: Address;
}

const reject = defineRejections({
  defaultAddress: [
    '20321',
    'The registered office is the default address: a change must be delivered on paper with evidence of the new address',
  ],
});

/** AD01 and LLAD01 (section 7.7). */
export const registeredOffice = defineForm<OfficeChange>({
  element: 'ChangeRegisteredOfficeAddress',
  read: (form) => ({ office: readAddress(findAt(form, 'Address')) }),
  checks: [...commonChecks, checkOffice],
  apply: ({ company, content }) => {
    moveOffice(company, content.office);
    return {};
  },
  describe: ({ company, content, today: day }, { registeredOffice: before }) =>
    nameForCompany(company, describeOfficeMove({ before, after: content.office, day })),
});

function checkOffice({ company, content: { office } }: FormCase<OfficeChange>): Rejection | undefined {
  return isDefaultAddress(company) ? reject('defaultAddress') : findOfficeFault(company, office);
}

/** Where the registrar moves an office that is not appropriate (Companies Act 2006, section 1097A). */
function isDefaultAddress({ registeredOffice: office }: Company): boolean {
  return office?.poBox !== undefined && office.postalCode === 'CF14 8LH';
}
