import { type CivilDate, civilDate } from '../../../dates/civil-date.ts';
import { type Certificate } from '../../certificates/certificate.ts';
import { applyCertificateChange } from '../../testing/reference-model/certificate-register.ts';
import { certificatesForEntry } from '../../certificates/certificates-for-entry.ts';
import { bobToAlice, founding, partPaid, Register } from '../../testing/example-register.ts';
import { statementOfCapital } from '../../projections/capital.ts';
import { statementShareholdings } from '../../projections/statement-shareholdings.ts';
import type { RegisterOnDay } from '../compare-capital.ts';
import type { ReconciliationInput } from '../reconcile.ts';

export const TODAY = civilDate('2026-12-31');
export const LAST_STATEMENT = civilDate('2026-12-01');
export const companyName = 'Plum Limited';

/** The register as at a day, with the entries that count. */
export function onDay(register: Register, on: CivilDate): RegisterOnDay {
  const all = register.ledger.listByDate();
  const events = all.filter((event) => register.ledger.isLive(event));
  return { on, position: register.at(on), events, lots: all.flatMap(({ lots }) => lots) };
}

/** Five records that agree: the last statement was made before Bob's transfer to Alice. */
export function agreeing(): {
  readonly register: Register;
  readonly input: ReconciliationInput;
} {
  const register = new Register();
  let certificates: readonly Certificate[] = [];
  for (const request of [founding, partPaid, bobToAlice]) {
    const event = register.post(request);
    const context = {
      issuedOn: event.effectiveOn,
      findLot: register.ledger.lot.bind(register.ledger),
    };
    certificates = applyCertificateChange(certificates, certificatesForEntry([event], certificates, context));
  }
  const then = onDay(register, LAST_STATEMENT);
  const capital = statementOfCapital(then.position);
  const since = { startsOn: civilDate('2026-01-15'), endsOn: LAST_STATEMENT };
  const members = statementShareholdings({
    position: then.position,
    events: then.events,
    since,
    companyName,
  });
  const input = {
    companyName,
    register: onDay(register, TODAY),
    certificates,
    statementOfCapital: { register: onDay(register, TODAY), capital },
    confirmationStatement: { register: then, capital, members },
    registry: { register: then, capital },
  };
  return { register, input };
}
