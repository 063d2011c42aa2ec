// Computes what each viewer sees of a state, and the patches that lead from one view to the next.
import type { Viewer } from './game.ts';
import { diff, type Patch } from './patch.ts';
import { HIDDEN_RANDOM } from './random.ts';
import type { Redactions } from './rules.ts';
import type { BaseState, Frame } from './step.ts';

/**
 * Makes the two functions of the contract that depend on who looks, from the `redact` of the rules.
 */
export function defineViews<S extends BaseState<Frame>>(ownRedactions: Redactions<S> = {}) {
  const redactions: Redactions<S> = { ...ownRedactions, random: () => HIDDEN_RANDOM };
  const hiddenMembers = Object.keys(redactions);
  const redactedMembers = Object.keys(ownRedactions) as (keyof S)[];

  function redactMember<K extends keyof S>(view: S, key: K, viewer: Viewer, state: S): void {
    const redact = redactions[key];
    if (redact) view[key] = redact(state[key], viewer, state);
  }

  function view(state: S, viewer: Viewer): S {
    const seen = { ...state, random: HIDDEN_RANDOM };
    for (const key of redactedMembers) redactMember(seen, key, viewer, state);
    return seen;
  }

  function patches(before: S, after: S, viewers: readonly Viewer[]): (Patch | undefined)[] {
    // Members that look the same to everybody are compared only once. If nothing else changed, all
    // viewers share one patch.
    let shared: Record<string, Patch> | undefined;
    const changedHidden: (keyof S & string)[] = [];
    for (const key in after) {
      if (before[key] === after[key]) continue;
      if (redactions[key]) changedHidden.push(key);
      else shared = withChange(shared, key, diff(before[key], after[key]));
    }
    if (changedHidden.length === 0) return viewers.map(() => shared);
    return viewers.map((viewer) => {
      let patch = shared && { ...shared };
      for (const key of changedHidden) {
        const redact = redactions[key];
        const change = diff(
          redact?.(before[key], viewer, before),
          redact?.(after[key], viewer, after),
        );
        patch = withChange(patch, key, change);
      }
      return patch;
    });
  }

  return { hiddenMembers, view, patches };
}

function withChange(
  patch: Record<string, Patch> | undefined,
  key: string,
  change: Patch | undefined,
): Record<string, Patch> | undefined {
  if (change === undefined) return patch;
  const extended = patch ?? {};
  extended[key] = change;
  return extended;
}
