import type { Viewer } from './db/contact'
import type { TicketList } from './db/tickets'
import type { Deps } from './deps'
import type { ListFile } from './http/list-file'
import { cancelledFile, overallFile, redoFile, resultFile } from './modules/results/results.export'
import { gulfDay } from './modules/candidates/candidate.rules'
import { matchingFile } from './modules/matching/matching.export'
import { poolFile } from './modules/candidates/pool.export'
import { skillFile } from './modules/skills/skill-stats'
import { interviewsFile } from './modules/interviews/interviews.export'
import { personalityFile } from './modules/personality/personality.export'
import { approvalFile } from './modules/approvals/approvals.export'
import { atsFile } from './modules/ats/ats.export'
import { employeesFile } from './modules/employees/employees.export'
import { jobsFile } from './modules/jobs/jobs.export'
import { logFile } from './modules/audit-log/log.export'
import { surveyFile } from './modules/survey/survey.export'

/** Chooses the module that writes a list as a file, for the person who asked for it. */
export function listFile(deps: Deps, viewer: Viewer, list: TicketList): ListFile {
  switch (list.name) {
    case 'candidates':
      return poolFile(deps, viewer, list.ask, list)
    case 'employees':
      return employeesFile(deps, viewer, list.ask, list)
    case 'results':
      return resultFile(deps, viewer, list.ask, list)
    case 'overall':
      return overallFile(deps, list.ask, list)
    case 'cancelled':
      return cancelledFile(deps, viewer, list.ask, list)
    case 'redo':
      return redoFile(deps, list.ask, list)
    case 'personality':
      return personalityFile(deps, viewer, list.ask, list)
    case 'approvals':
      return approvalFile(deps, list.ask, list)
    case 'jobs':
      return jobsFile(deps, list.ask, list.owner, list)
    case 'matching':
      return matchingFile(deps, viewer, list.ask, list.owner, list)
    case 'interviews':
      return interviewsFile(deps, list.ask, list.whose, list)
    case 'ats':
      return atsFile(deps, list.ask, list)
    case 'survey':
      return surveyFile(deps, list.ask, list)
    case 'log':
      return logFile(deps, list.ask, list)
    case 'skills':
      return skillFile(deps.matching, list.ask, {
        today: gulfDay(deps.clock.now()),
        lang: list.lang,
      })
  }
}
