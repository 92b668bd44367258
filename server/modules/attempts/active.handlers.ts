import { hasContent } from '../../content/assessments'
import { recordAudit } from '../../db/audit'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { activeFault, newestFirst } from './active.rules'
import { activeAssessments, countAttempts, setActive } from './attempt.store'
import { assessmentIds } from './lifecycle.rules'
import { presentSettings } from '../arrangements/setting.presenter'

/** The assessment versions: how their attempts stand, and which of them candidates are given. */
export function activeHandlers(deps: Deps) {
  const settings = async () => ({
    results: presentSettings({
      active: await activeAssessments(deps.db),
      isWritten: hasContent,
      counted: await countAttempts(deps.db),
    }),
  })
  return {
    async getRecruiterAssessments() {
      return { data: await settings() }
    },

    async setActiveAssessments({ body, session, lang }) {
      const before = await activeAssessments(deps.db)
      const fault = activeFault({
        wanted: body.active,
        before,
        written: assessmentIds.filter(hasContent),
      })
      if (fault !== null) throw fieldsRefused({ active: fault })
      const wanted = newestFirst(body.active)
      await deps.db.transaction(async (tx) => {
        await setActive(tx, wanted)
        await recordAudit(tx, {
          act: 'assessments.active',
          userId: session.userId,
          subject: { kind: 'setting', id: 'active_assessments' },
          at: deps.clock.now(),
          detail: { from: before.join(' '), to: wanted.join(' ') },
        })
      })
      return { data: await settings(), message: translate(lang, 'notices:active_assessments_set') }
    },
  } satisfies Partial<Handlers>
}
