/** The new state, or the states allowed instead. */
export type Transition<State> =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly reason: 'transition-not-allowed'; readonly allowed: readonly State[] };

/** The transition to a state, refused where it is not among those allowed. */
export function transition<State>(to: State, allowed: readonly State[]): Transition<State> {
  return allowed.includes(to)
    ? { ok: true, state: to }
    : { ok: false, reason: 'transition-not-allowed', allowed };
}
