import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import type { components } from '../../../openapi/generated/api'
import { recordAudit } from '../../db/audit'
import { findPastAttempts } from '../../db/past-attempts'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { userNotFound } from '../users/user.errors'
import { presentArrangement } from './arrangement.presenter'
import { addArrangement, listArrangements, candidateToArrange } from './arrangement.store'
import { canBeSpared, isAssessmentId } from '../attempts/lifecycle.rules'
import { fullName } from '../results/result.presenter'

type Wanted = components['schemas']['SetArrangement']

/**
 * An admin's arrangement for one candidate: time, breaks, parts left out, recordings replaced, and
 * writing aids. It applies to attempts that begin after it.
 */
export function arrangementHandlers(deps: Deps) {
  return {
    async getArrangement({ params }) {
      return { data: await arrangedFor(deps, params.id) }
    },

    async setArrangement({ params, body, session, lang }) {
      if ((await candidateToArrange(deps.db, params.id)) === null) throw userNotFound()
      const wanted = clean(body)
      const setAt = deps.clock.now()
      await deps.db.transaction(async (tx) => {
        await addArrangement(tx, {
          userId: params.id,
          timeFactor: wanted.time_factor,
          breakSeconds: wanted.break_minutes * 60,
          waived: wanted.waived,
          replaced: wanted.replaced,
          assistiveInput: wanted.assistive_input,
          reason: wanted.reason,
          setBy: session.userId,
          setAt,
        })
        await recordAudit(tx, {
          act: 'arrangement.set',
          userId: session.userId,
          subject: { kind: 'user', id: params.id },
          at: setAt,
        })
      })
      return {
        data: await arrangedFor(deps, params.id),
        message: translate(lang, 'notices:arrangement_set'),
      }
    },
  } satisfies Partial<Handlers>
}

async function arrangedFor(
  deps: Deps,
  userId: string,
): Promise<components['schemas']['ArrangementAnswer']['data']> {
  const candidate = await candidateToArrange(deps.db, userId)
  if (candidate === null) throw userNotFound()
  const [current, ...earlier] = await listArrangements(deps.db, userId)
  return {
    user_id: userId,
    full_name: fullName(candidate),
    accommodations_needed: candidate.needed ?? false,
    accommodations_detail: candidate.detail,
    taken_before: (await findPastAttempts(deps.db, deps, userId))
      .filter(({ standing }) => standing)
      .flatMap(({ assessmentIds }) => assessmentIds.filter(isAssessmentId).slice(0, 1)),
    current: current === undefined ? null : presentArrangement(current),
    earlier: earlier.map(presentArrangement),
  }
}

/** The arrangement as it is kept. Throws at the field where it cannot hold. */
function clean(wanted: Wanted): Wanted {
  const reason = cleanBlock(wanted.reason)
  const waived = wanted.waived.map((one) => ({ part: one.part, reason: cleanLine(one.reason) }))
  const replaced = wanted.replaced.map((one) => ({ ...one, reason: cleanLine(one.reason) }))
  if (reason === '') throw fieldsRefused({ reason: 'required' })
  if (waived.some((one) => one.reason === '')) throw fieldsRefused({ waived: 'required' })
  if (!canBeSpared(waived.map(({ part }) => part))) throw fieldsRefused({ waived: 'invalid' })
  if (replaced.some((one) => one.reason === '')) throw fieldsRefused({ replaced: 'required' })
  if (new Set(replaced.map(({ source }) => source)).size < replaced.length)
    throw fieldsRefused({ replaced: 'invalid' })
  return { ...wanted, waived, replaced, reason }
}
