import type { components } from '../../../openapi/generated/api'
import type { LogRow } from './log.store'

type Schemas = components['schemas']

/** One act. Names are those of now and no others; of the detail only standings and counts. */
export const presentEntry = (
  { id, at, userId, action, subjectKind, subjectId, personId, detail }: LogRow,
  names: ReadonlyMap<string, string>,
): Schemas['AuditEntry'] => ({
  id,
  at: at.toISOString(),
  act: action as Schemas['AuditAct'],
  by: { user_id: userId, full_name: names.get(userId) ?? null },
  about: {
    kind: subjectKind,
    id: subjectId,
    name: names.get(personId ?? subjectId) ?? null,
    person_id: personId,
  },
  from: wordIn(detail?.['from']),
  to: wordIn(detail?.['to'] ?? detail?.['format']),
  ...(detail?.['same_admin'] === true ? { same_admin: true } : {}),
})

const wordIn = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null
