import { cleanBlock } from '../../../machines/shared/line'
import { getAccount } from '../../db/accounts'
import { recordAudit } from '../../db/audit'
import type { Db } from '../../db/db'
import { addNotifications } from '../../db/notifications'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import { candidateNotFound, jobClosed, jobNotFound } from './candidate.errors'
import { gulfDay } from './candidate.rules'
import { approvedAmong, findJobToNotify, markPoked, type PokedPerson } from './poke.store'

/** The most people that one recruiter may poke in a day. */
const mostADay = 500

/** Recruiters tell candidates of a job: a notification and a mail, once each. */
export function pokeHandlers(deps: Deps) {
  const perRecruiter = (tx: Db) => limit({ ...deps, db: tx }, 'pokes', mostADay, 24 * 3600)

  async function write(
    tx: Db,
    people: readonly PokedPerson[],
    {
      id,
      title,
      company,
      author,
      message,
    }: { id: string; title: string; company: string; author: string; message: string },
  ): Promise<void> {
    for (const { email, firstName, lang } of people) {
      // One after the other: they stand in one transaction.
      // oxlint-disable-next-line no-await-in-loop
      await deps.mail.queue(tx, {
        to: email,
        lang,
        kind: 'poked',
        values: { name: firstName, job: title, company, author, message },
        link: `${deps.publicUrl}/candidate/jobs/view/${id}`,
      })
    }
    await addNotifications(
      tx,
      people.map((person) => person.id),
      { kind: 'poked', job: { id, title, company } },
      deps.clock.now(),
    )
  }

  return {
    async pokeCandidates({ body, session, lang }) {
      const asked = [...new Set(body.user_ids)]
      const now = deps.clock.now()
      const poked = await deps.db.transaction(async (tx) => {
        const isAdmin = session.role === 'recruiter admin'
        const found =
          !isAdmin && session.companyId === null
            ? null
            : await findJobToNotify(tx, body.job_id, isAdmin ? null : session.companyId)
        if (found === null) throw jobNotFound()
        const { job, company } = found
        if (job.status !== 'published' || (job.closesOn !== null && job.closesOn < gulfDay(now)))
          throw jobClosed()
        const people = await approvedAmong(tx, asked)
        if (people.length < asked.length) throw candidateNotFound()
        const fresh = await markPoked(tx, job.id, asked, now)
        // What is refused here is undone with the marks, and was not taken.
        await perRecruiter(tx).take(session.userId, fresh.size)
        const notified = people.filter(({ id }) => fresh.has(id))
        const { user: recruiter } = await getAccount(tx, session.userId)
        await write(tx, notified, {
          id: job.id,
          title: job.title,
          company,
          author: `${recruiter.firstName} ${recruiter.lastName}`.trim(),
          message: cleanBlock(body.message ?? ''),
        })
        await recordAudit(
          tx,
          ...notified.map(({ id }) => ({
            act: 'candidate.poked' as const,
            userId: session.userId,
            subject: { kind: 'user', id },
            at: now,
            detail: { job_id: job.id },
          })),
        )
        return fresh
      })
      return {
        data: {
          poked: asked.filter((id) => poked.has(id)),
          already_poked: asked.filter((id) => !poked.has(id)),
        },
        message: translate(lang, 'notices:poked', { count: poked.size }),
      }
    },
  } satisfies Partial<Handlers>
}
