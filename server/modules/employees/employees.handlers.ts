import type { components } from '../../../openapi/generated/api'
import { recordAudit } from '../../db/audit'
import { addNotifications } from '../../db/notifications'
import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import type { Session } from '../../http/contract/session'
import { gulfDay } from '../candidates/candidate.rules'
import {
  alreadyEmployed,
  candidateNotApproved,
  candidateNotFound,
  employmentNotFound,
  employmentOver,
  firstDayRefused,
  lastDayRefused,
} from './employees.errors'
import { presentEmployee } from './employees.presenter'
import { firstDayWrong, lastDayWrong } from './employees.rules'
import {
  addEmployment,
  companiesInRegister,
  companyName,
  countEmployees,
  employedBefore,
  employeeIds,
  employeeRows,
  type EmployeesQuery,
  endEmployment,
  holdCandidate,
  holdEmployment,
} from './employees.store'
import { toCompany, getOwner } from '../companies/owner.rules'

/** The register of employees: recruiters see their own company's, admins see all. */
export function employeeHandlers(deps: Deps) {
  const { db } = deps

  async function employee(
    session: Session,
    id: string,
  ): Promise<components['schemas']['Employee']> {
    const [row] = await employeeRows(db, session, [id])
    if (row === undefined) throw employmentNotFound()
    return presentEmployee(row, deps)
  }

  return {
    async searchEmployees({ body, session, lang, timeZone }) {
      const { page, limit, download_report: format, ...asked } = body
      const owner = getOwner(session)
      // A recruiter who names another company is asking about their own.
      const ask: EmployeesQuery = owner === null ? asked : { ...asked, company_id: owner }
      const companies =
        owner === null
          ? (await companiesInRegister(db)).map(({ id, name }) => ({
              company_id: id,
              company_name: name,
            }))
          : []
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total: await countEmployees(db, session, ask),
            companies,
            url: await addListTicket(deps, session.userId, {
              name: 'employees',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const [total, ids] = await Promise.all([
        countEmployees(db, session, ask),
        employeeIds(db, session, ask, { skip: (page - 1) * limit, take: limit }),
      ])
      const rows = await employeeRows(
        db,
        session,
        ids.map(({ id }) => id),
      )
      return {
        data: {
          results: rows.map((row) => presentEmployee(row, deps)),
          page,
          limit,
          total,
          companies,
        },
      }
    },

    async addEmployee({ body, session, lang }) {
      const companyId = toCompany(session)
      const { user_id: userId, since } = body
      const now = deps.clock.now()
      const id = await db.transaction(async (tx) => {
        const candidate = await holdCandidate(tx, userId)
        if (candidate === null) throw candidateNotFound()
        if (candidate.approvalStatus !== 'APPROVED') throw candidateNotApproved()
        const before = await employedBefore(tx, companyId, userId)
        if (before.now) throw alreadyEmployed()
        const wrong = firstDayWrong(since, { today: gulfDay(now), last: before.last })
        if (wrong !== null) throw firstDayRefused(wrong)
        const added = await addEmployment(tx, {
          companyId,
          userId,
          since,
          addedBy: session.userId,
          addedAt: now,
        })
        await addNotifications(
          tx,
          [userId],
          { kind: 'employed', employmentId: added, company: await companyName(tx, companyId) },
          now,
        )
        await recordAudit(tx, {
          act: 'employee.added',
          userId: session.userId,
          subject: { kind: 'user', id: userId },
          at: now,
          detail: { employment_id: added, company_id: companyId, to: since },
        })
        return added
      })
      return {
        data: await employee(session, id),
        message: translate(lang, 'notices:employee_added'),
      }
    },

    async endEmployment({ params, body, session, lang }) {
      const now = deps.clock.now()
      await db.transaction(async (tx) => {
        const held = await holdEmployment(tx, params.id, getOwner(session))
        if (held === null) throw employmentNotFound()
        const { id, userId, companyId, since, endedOn } = held.employment
        if (endedOn !== null) throw employmentOver()
        const wrong = lastDayWrong(body.ended_on, { today: gulfDay(now), since })
        if (wrong !== null) throw lastDayRefused(wrong)
        await endEmployment(tx, id, { endedOn: body.ended_on, endedBy: session.userId })
        await addNotifications(
          tx,
          [userId],
          { kind: 'employment_ended', employmentId: id, company: held.companyName },
          now,
        )
        await recordAudit(tx, {
          act: 'employee.ended',
          userId: session.userId,
          subject: { kind: 'user', id: userId },
          at: now,
          detail: { employment_id: id, company_id: companyId, from: since, to: body.ended_on },
        })
      })
      return {
        data: await employee(session, params.id),
        message: translate(lang, 'notices:employment_ended'),
      }
    },
  } satisfies Partial<Handlers>
}
