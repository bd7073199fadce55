import type { Company } from '../../../register/company.ts';
import type { NewFiling } from '../../../register/company-register.ts';
import type { ControllerKind } from './controllers.ts';
import { nameWithBodyAtEnd } from './form-names.ts';

const notices = {
  notification: { first: 1, subcategory: 'notifications', event: 'notification-of' },
  change: { first: 4, subcategory: 'change', event: 'change-to' },
  cessation: { first: 7, subcategory: 'termination', event: 'cessation-of' },
} as const;

const places: Record<ControllerKind, number> = {
  individual: 0,
  'corporate-entity': 1,
  'legal-person': 2,
  'super-secure': 0,
};

interface ControlFiling {
  notice: keyof typeof notices;
  kind: ControllerKind;
  name: string;
  day: string;
  received: string;
}

/** The item of the filing history for a notice about somebody in control: one form for all who cease, three otherwise. */
export function describeControlNotice(company: Company, filing: ControlFiling): NewFiling {
  const { notice, kind, name, day, received } = filing;
  const { first, subcategory, event } = notices[notice];
  const place = notice === 'cessation' ? 0 : places[kind];
  return nameWithBodyAtEnd(company, {
    type: `PSC0${first + place}`,
    category: 'persons-with-significant-control',
    subcategory,
    date: received,
    actionDate: day,
    description: `${event}-a-person-with-significant-control`,
    descriptionValues: { psc_name: name, [`${notice}_date`]: day },
    pages: 2,
  });
}
