import type { components } from '../../../openapi/generated/api'
import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { gulfDay } from '../candidates/candidate.rules'
import { countSkills, getGroup } from './skill-stats'
import { byMonth, toDays, listMonths } from './skill-stats.rules'

type Months = components['schemas']['SkillMonths']

/** The skills that jobs ask for, compared with those that candidates have. */
export function skillStatHandlers(deps: Deps) {
  const { matching, clock } = deps
  return {
    async listSkillStats({ body, session, lang, timeZone }) {
      const { page, limit, download_report: format, ...ask } = body
      const asOf = matching.asOf()
      if (asOf === null)
        return {
          data: {
            results: [],
            page,
            limit,
            total: 0,
            candidates_loading: true,
            as_of: null,
            jobs: 0,
            candidates: 0,
            short: 0,
            trend: [],
          },
        }
      const today = gulfDay(clock.now())
      const { skills, published, approved } = countSkills(matching, ask, { today, lang })
      const days = toDays(ask.from_date, ask.to_date)
      const months = listMonths(ask.from_date, ask.to_date, today)
      const trend = (wanted: Iterable<number>, had: Iterable<number>): Months => {
        const [demand, supply] = [byMonth(months, wanted, days), byMonth(months, had, days)]
        return months.map((month, at) => ({
          month,
          demand: demand[at] ?? 0,
          supply: supply[at] ?? 0,
        }))
      }
      const results = skills
        .slice((page - 1) * limit, page * limit)
        .map(({ id, name, demand, supply, demandDays }) => ({
          ref_skill: id,
          name,
          group: getGroup(id, lang),
          demand,
          supply,
          gap: demand - supply,
          trend: trend(demandDays, matching.candidates.approvalsHaving(id)),
        }))
      return {
        data: {
          results: format === undefined ? results : [],
          page,
          limit,
          total: skills.length,
          candidates_loading: false,
          as_of: asOf.toISOString(),
          jobs: published.length,
          candidates: approved.length,
          short: skills.filter(({ demand, supply }) => demand > supply).length,
          trend: trend(published, approved),
          ...(format === undefined
            ? {}
            : {
                url: await addListTicket(deps, session.userId, {
                  name: 'skills',
                  format,
                  lang,
                  timeZone,
                  ask,
                }),
              }),
        },
      }
    },
  } satisfies Partial<Handlers>
}
