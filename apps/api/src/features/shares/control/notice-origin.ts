import type { Answers, FormOrigin } from '@statbook/domain/filing/forms';

/** What the share register knows of somebody's control, as a notice about it begins. */
interface KnownControl {
  readonly form: string | null;
  readonly name: string;
  /** Bands, null below all of them. */
  readonly shares: string | null;
  readonly votes: string | null;
  /** When it began, changed or ended. */
  readonly on?: string | undefined;
  /** Of somebody on the PSC register. */
  readonly pscId?: string | undefined;
}

/** Begins the notice with bands, day and name, for a person to check; natures that shares do not show stay theirs. */
export function noticeOrigin(known: KnownControl): FormOrigin {
  const { form, on, pscId } = known;
  const psc = pscId === undefined ? {} : { pscId };
  if (form === 'PSC07') return { ...psc, answers: { ...(on && { ceasedOn: on }) } };
  if (form === 'PSC04' || form === 'PSC05' || form === 'PSC06') {
    const answers = { changes: 'control', ...(on && { changedOn: on }), ...bandsAt('change.control', known) };
    return { ...psc, answers };
  }
  return { answers: { ...(on && { becameOn: on }), ...nameOf(known), ...bandsAt('control', known) } };
}

/** A band below all is said too, so that it takes the place of one on the register. */
function bandsAt(path: string, { shares, votes }: KnownControl): Answers {
  const band = (value: string | null) => (value === 'several-currencies' ? '' : (value ?? ''));
  return { [`${path}.shares.own`]: band(shares), [`${path}.votes.own`]: band(votes) };
}

/** The share register keeps a name as it is read: the last word is taken for the surname. */
function nameOf({ form, name }: KnownControl): Answers {
  if (form !== 'PSC01') return { 'psc.corporateName': name };
  const words = name.trim().split(/\s+/);
  const [forename = '', ...others] = words.slice(0, -1);
  return {
    'psc.name.forename': forename,
    'psc.name.otherForenames': others.join(' '),
    'psc.name.surname': words.at(-1) ?? '',
  };
}
