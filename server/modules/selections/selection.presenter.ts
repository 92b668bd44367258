import type { components } from '../../../openapi/generated/api'
import { mailDueAt } from '../approvals/approval.rules'
import { toState } from './selection.rules'
import type { Selection, SelectionCount } from './selection.store'

type Schemas = components['schemas']

/** A set and how far the decision about it is. */
export function presentSelection(
  selection: Selection,
  counts: readonly SelectionCount[],
): Schemas['Selection'] {
  const getNumber = (...outcomes: SelectionCount['outcome'][]) =>
    counts
      .filter(({ outcome }) => outcomes.includes(outcome))
      .reduce((sum, { number }) => sum + number, 0)
  const last = counts.find(({ outcome }) => outcome === 'changed')?.last ?? null
  const undoable =
    last !== null && selection.action !== 'start_review' && selection.undoAskedAt === null
  return {
    selection_id: selection.id,
    status: selection.status,
    total: selection.total,
    names: selection.names,
    state: toState(selection),
    action: selection.action,
    done: getNumber('changed', 'left', 'undone', 'kept'),
    changed: getNumber('changed', 'undone', 'kept'),
    undone: getNumber('undone'),
    undoable_until: undoable ? mailDueAt(last).toISOString() : null,
  }
}
