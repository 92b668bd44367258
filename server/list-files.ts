import type { Viewer } from './db/contact'
import type { TicketList } from './db/tickets'
import type { Deps } from './deps'
import type { ListFile } from './http/list-file'
import { cancelledFile, overallFile, redoFile, resultFile } from './modules/assessments/result-file'
import { gulfDay } from './modules/candidate/candidate.rules'
import { matchingFile } from './modules/candidate/matching-file'
import { poolFile } from './modules/candidate/pool-file'
import { skillFile } from './modules/candidate/skill-stats'
import { interviewsFile } from './modules/interview/interviews-file'
import { personalityFile } from './modules/principles/personality-file'
import { approvalFile } from './modules/recruiter/approval-file'
import { atsFile } from './modules/recruiter/ats-file'
import { employeesFile } from './modules/recruiter/employees-file'
import { jobsFile } from './modules/recruiter/jobs-file'
import { logFile } from './modules/recruiter/log-file'

/** Which module writes which list as a file, for whom it is made. */
export function listFile(deps: Deps, viewer: Viewer, list: TicketList): ListFile {
  switch (list.name) {
    case 'candidates':
      return poolFile(deps, viewer, list.ask, list.lang)
    case 'employees':
      return employeesFile(deps, viewer, list.ask, list.lang)
    case 'results':
      return resultFile(deps, viewer, list.ask, list.lang)
    case 'overall':
      return overallFile(deps, list.ask, list.lang)
    case 'cancelled':
      return cancelledFile(deps, viewer, list.ask, list.lang)
    case 'redo':
      return redoFile(deps, list.ask, list.lang)
    case 'personality':
      return personalityFile(deps, viewer, list.ask, list.lang)
    case 'approvals':
      return approvalFile(deps, list.ask, list.lang)
    case 'jobs':
      return jobsFile(deps, list.ask, list.owner, list.lang)
    case 'matching':
      return matchingFile(deps, viewer, list.ask, list.owner, list.lang)
    case 'interviews':
      return interviewsFile(deps, list.ask, list.whose, list.lang)
    case 'ats':
      return atsFile(deps, list.ask, list.lang)
    case 'log':
      return logFile(deps, list.ask, list.lang)
    case 'skills':
      return skillFile(deps.matching, list.ask, {
        today: gulfDay(deps.clock.now()),
        lang: list.lang,
      })
  }
}
