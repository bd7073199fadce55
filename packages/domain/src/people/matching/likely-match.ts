import type { MatchRule } from '../match-result.ts';
import { findNameLikeness, type NameLikeness } from '../names/likely-name.ts';
import type { Edge } from './evidence.ts';
import type { Namesakes } from './namesakes.ts';

/** Two humans who share a rule's evidence, and how their names are alike where they are not the same. */
interface Compared {
  readonly edge: Edge;
  readonly likeness: NameLikeness | undefined;
  readonly namesakes: Namesakes;
}

/** Whether two who share a rule's evidence are proposed to be one. */
export function isLikelyMatch(edge: Edge, namesakes: Namesakes): boolean {
  const { rule, one, other } = edge;
  if (one.human === undefined || other.human === undefined)
    return one.human === other.human && areLikelyBodies(edge);
  return IS_LIKELY[rule]({ edge, likeness: findNameLikeness(one.human, other.human), namesakes });
}

const IS_LIKELY: Readonly<Record<MatchRule, (compared: Compared) => boolean>> = {
  'same-personal-code': () => true,
  'same-officer-id': ({ edge, likeness }) =>
    haveSameName(edge) || likeness !== undefined || haveSameMonth(edge),
  'same-company': (compared) =>
    compared.edge.one.place?.role !== compared.edge.other.place?.role &&
    (haveSameName(compared.edge) || isLike(compared)),
  'same-full-birth-date': (compared) =>
    haveSameName(compared.edge) || (isLike(compared) && isNoNamesake(compared)),
  'same-address': (compared) => (haveSameName(compared.edge) ? !areSeveral(compared) : isLike(compared)),
  'same-body-number': () => false,
};

const haveSameName = ({ one, other }: Edge) => one.nameKey !== undefined && one.nameKey === other.nameKey;
const haveSameMonth = ({ one, other }: Edge) =>
  one.birthMonth !== undefined && one.birthMonth === other.birthMonth;

/** Whether a name fits two people who are known: it says of neither that it is theirs. */
const areSeveral = ({ edge: { one, other }, namesakes }: Compared) =>
  namesakes.areSeveral(one) || namesakes.areSeveral(other);

const isLike = (compared: Compared) => compared.likeness !== undefined && !areSeveral(compared);

/** On one day many are born who share a forename or two: a marriage is likely at one address only. */
const isNoNamesake = ({ edge: { one, other }, likeness }: Compared) =>
  likeness !== 'other-surname' || (one.postcode !== undefined && one.postcode === other.postcode);

/** A body's number where one of the two does not say of which register it is; the registry's own officer of the same name. */
function areLikelyBodies(edge: Edge): boolean {
  if (edge.rule === 'same-officer-id') return haveSameName(edge);
  return edge.rule === 'same-body-number' && haveSameName(edge) && mayShareRegister(edge);
}

function mayShareRegister({ one, other }: Edge): boolean {
  const [left, right] = [one.registration?.country, other.registration?.country];
  return left === undefined || right === undefined || left === right;
}
