import { Card } from '#kit/card/card.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import styles from './people.module.css';
import type { PersonRole } from './people-types.ts';
import { keyOf } from './person-roles-card.tsx';

/** What each register says of a person, and what it said before. */
export function PersonDetailsCard({ roles }: { readonly roles: readonly PersonRole[] }) {
  const told = roles.filter(({ details }) => factsOf(details[0]).length > 0);
  if (told.length === 0) return null;
  return (
    <Card title="Details">
      {told.map((role) => (
        <section key={keyOf(role)} className={styles.details}>
          <h3>
            {role.roleText}, <bdi>{role.companyName}</bdi>
          </h3>
          <DescriptionList facts={factsOf(role.details[0])} />
          <Earlier details={role.details} />
        </section>
      ))}
    </Card>
  );
}

type Detail = PersonRole['details'][number];

const factsOf = (detail: Detail | undefined): readonly Fact[] => [
  ...(detail?.name ? [{ term: 'Name', value: <bdi>{detail.name}</bdi> }] : []),
  ...(detail?.particulars.map(({ label, value }) => ({ term: label, value: <bdi>{value}</bdi> })) ?? []),
];

/** The versions before the present one, each with what was otherwise. */
function Earlier({ details }: { readonly details: readonly Detail[] }) {
  const [, ...earlier] = details;
  return earlier.map((detail, place) => (
    <Muted small as="div" key={detail.recordedAt}>
      {detail.replacedAt !== null && (
        <>
          Until <InstantValue instant={detail.replacedAt} />:{' '}
        </>
      )}
      {differences(detail, details[place]).join('; ') || 'the office or its dates were otherwise'}
    </Muted>
  ));
}

/** What a version said that the next one does not. */
function differences(before: Detail, after: Detail | undefined): string[] {
  const later = new Map(after?.particulars.map(({ label, value }) => [label, value]));
  const others = before.particulars.filter(({ label, value }) => later.get(label) !== value);
  return [
    ...(before.name !== null && before.name !== after?.name ? [`Name ${before.name}`] : []),
    ...others.map(({ label, value }) => `${label} ${value}`),
    ...[...later.keys()]
      .filter((label) => before.particulars.every((each) => each.label !== label))
      .map((label) => `no ${label.charAt(0).toLowerCase()}${label.slice(1)}`),
  ];
}
