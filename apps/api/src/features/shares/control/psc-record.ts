import { bandsOfNatures, type ControllerKind, type RegisteredControl } from '@statbook/domain/pscs';
import { classKey } from '@statbook/domain/share-capital';
import type { PublicPsc } from '@statbook/registry-client';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { namesOfPsc } from '../../../registry-snapshots/people/psc-names.ts';
import { idOfLink } from '../../../registry-snapshots/present-company.ts';
import { getRegistryRecord } from '../../../registry-snapshots/registry-record.ts';

/** Somebody on the record of people with significant control, as it compares with the share register. */
export interface PscOnRecord extends RegisteredControl {
  /** The register's id of the notification, by which forms name them. */
  pscId: string;
  kind: ControllerKind;
  notifiedOn: string | undefined;
  ceasedOn: string | undefined;
}

/** The record of people with significant control as it was read last. */
export interface PscRecord {
  /** When the registry first said so. */
  readAt: Date;
  /** Finds somebody by name, whoever stands there now first. */
  find(name: string): PscOnRecord | undefined;
  /** Who is there now for shares or votes of their own, with the keys of the names that a share register may give them. */
  current: readonly { name: string; keys: readonly string[] }[];
}

/** The record as it was read last; undefined where it never was. */
export async function loadPscRecord(
  tx: Transaction,
  company: CompanyInReach,
): Promise<PscRecord | undefined> {
  const { readings } = await getRegistryRecord(tx, company, ['pscs']);
  if (readings.pscs === undefined) return undefined;
  const { readAt, value } = readings.pscs;
  const byName = new Map<string, PublicPsc>();
  const ids = new Map(value.items.map((psc, place) => [psc, idOfLink(psc.self, place)]));
  for (const psc of value.items.toSorted((a, b) => Number(a.isCeased) - Number(b.isCeased)))
    for (const name of namesOfPsc(psc)) if (!byName.has(name)) byName.set(name, psc);
  return {
    readAt,
    find: (name) => {
      const found = byName.get(classKey(name));
      return found && toOnRecord(found, ids.get(found) ?? '');
    },
    current: value.items.flatMap((psc) => {
      const { shares, votes } = bandsOfNatures(psc.naturesOfControl);
      const isComparable = !psc.isCeased && (shares !== undefined || votes !== undefined);
      return isComparable && psc.name ? [{ name: psc.name, keys: namesOfPsc(psc) }] : [];
    }),
  };
}

const kinds: Partial<Record<PublicPsc['kind'], ControllerKind>> = {
  individual: 'individual',
  'super-secure': 'individual',
  'corporate-entity': 'legal-entity',
};

function toOnRecord(psc: PublicPsc, pscId: string): PscOnRecord {
  const { kind, isCeased, naturesOfControl, notifiedOn, ceasedOn } = psc;
  return {
    pscId,
    isCurrent: !isCeased,
    ...bandsOfNatures(naturesOfControl),
    kind: kinds[kind] ?? 'other',
    notifiedOn,
    ceasedOn,
  };
}
