import { lowerFirst } from '@statbook/domain/lower-first';
import { Card } from '#kit/card/card.tsx';
import { DescriptionList, type Fact } from '#kit/description-list/description-list.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { particularText } from './particular-text.ts';
import styles from './people.module.css';
import type { PersonRole } from './people-types.ts';
import { keyOf } from './person-roles-card.tsx';

interface PersonDetailsCardProps {
  /** As the page is called. */
  readonly name: string;
  readonly roles: readonly PersonRole[];
}

/** What the registers say of a person: once what all of them say, then what one says alone, and what it said before. */
export function PersonDetailsCard({ name, roles }: PersonDetailsCardProps) {
  const told = roles.filter(({ details }) => details.length > 1 || factsOf(details[0]).some(isNews(name)));
  if (told.length === 0) return null;
  const [first, ...others] = told.map(({ details }) => factsOf(details[0]));
  const common = others.length === 0 ? [] : (first ?? []).filter((fact) => others.every(says(fact)));
  return (
    <Card title="Details">
      {common.length > 0 && (
        <section className={styles.details}>
          <h3>The same on every register</h3>
          <DescriptionList facts={common.map(present)} />
        </section>
      )}
      {told.map((role) => (
        <DetailsOfRole key={keyOf(role)} role={role} common={common} />
      ))}
    </Card>
  );
}

interface TextFact {
  readonly term: string;
  readonly text: string;
}

const says =
  ({ term, text }: TextFact) =>
  (facts: readonly TextFact[]) =>
    facts.some((fact) => fact.term === term && fact.text === text);

/** What the heading of the page does not say already. */
const isNews =
  (name: string) =>
  ({ term, text }: TextFact) =>
    term !== 'Name' || text !== name;

const present = ({ term, text }: TextFact): Fact => ({ term, value: <bdi>{text}</bdi> });

function DetailsOfRole({ role, common }: { role: PersonRole; common: readonly TextFact[] }) {
  const { roleText, companyName, details } = role;
  const facts = factsOf(details[0]).filter((fact) => !says(fact)(common));
  if (facts.length === 0 && details.length < 2) return null;
  return (
    <section className={styles.details}>
      <h3>
        {roleText}, <bdi>{companyName}</bdi>
      </h3>
      {facts.length > 0 && <DescriptionList facts={facts.map(present)} />}
      <Earlier details={details} />
    </section>
  );
}

type Detail = PersonRole['details'][number];

const factsOf = (detail: Detail | undefined): readonly TextFact[] => [
  ...(detail?.name ? [{ term: 'Name', text: detail.name }] : []),
  ...(detail?.particulars.map((each) => ({ term: each.label, text: particularText(each) })) ?? []),
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
    ...others.map((each) => `${each.label} ${particularText(each)}`),
    ...[...later.keys()]
      .filter((label) => before.particulars.every((each) => each.label !== label))
      .map((label) => `no ${lowerFirst(label)}`),
  ];
}
