import { addressAt } from '../../fields/address-fields.ts';
import { nameAt } from '../../fields/person-fields.ts';
import { serviceAddressAt } from '../../fields/service-address-fields.ts';
import type { FiledAddress } from '../../filed-address.ts';
import { answerAt } from '../../kernel/form-fields.ts';
import type { FormCase } from '../../kernel/form-rules.ts';
import type { FormedGuarantor, FormedParty, FormedSubscriber } from '../content.ts';
import { OFFICE_PATH } from '../formed-company.ts';
import type { Founder } from './people.ts';
import { agrees } from './people-step.ts';
import { guaranteeOf } from '../shares-step.ts';
import { holdingsOf, subscribersOf } from '../subscribed-shares.ts';

/** Somebody by the names that sign: of a body, those of who acts for it. */
export function partyOf({ answers }: FormCase, { path, isBody }: Founder): FormedParty {
  const { forename = '', surname } = nameAt(answers, `${path}.${isBody ? 'representative' : 'name'}`);
  if (!isBody) return { kind: 'person', forename, surname };
  const corporateName = answerAt(answers, `${path}.corporateName`);
  return { kind: 'corporate', corporateName, forename, surname };
}

/** Where they are reached, in the lines that the memorandum has. */
function addressOf({ answers }: FormCase, { path, isBody }: Founder): FiledAddress {
  const service = serviceAddressAt(answers, `${path}.serviceAddress`);
  const office = () => addressAt(answers, OFFICE_PATH);
  const own = service.kind === 'address' ? service.address : office();
  const { careOf: _careOf, poBox: _poBox, ...lines } = isBody ? addressAt(answers, `${path}.address`) : own;
  return lines;
}

const founding = (asked: FormCase, founder: Founder) => ({
  party: partyOf(asked, founder),
  address: addressOf(asked, founder),
  agreesNameAuthenticates: agrees(asked, founder),
});

/** Who subscribes, each with what they take. */
export function subscribersAt(asked: FormCase): readonly FormedSubscriber[] {
  const holdings = Map.groupBy(holdingsOf(asked), ({ founder }) => founder.path);
  return subscribersOf(asked).map((founder) => ({
    ...founding(asked, founder),
    shares: (holdings.get(founder.path) ?? []).map(({ shares }) => shares),
  }));
}

/** Who guarantees, each with how much. */
export function guarantorsAt(asked: FormCase): readonly FormedGuarantor[] {
  return subscribersOf(asked).map((founder) => ({
    ...founding(asked, founder),
    amountGuaranteed: guaranteeOf(asked, founder),
  }));
}
