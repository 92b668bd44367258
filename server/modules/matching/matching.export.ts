import type { components } from '../../../openapi/generated/api'
import type { Viewer } from '../../db/contact'
import type { Deps } from '../../deps'
import { translate } from '../../http/contract/language'
import {
  inPieces,
  type ListColumn,
  toListFile,
  number,
  text,
  type ListReader,
} from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { hundredths } from '../candidates/candidate.rules'
import { findCompanyJob, type MatchingQuery } from './candidates-for-jobs.store'
import type { JobRow } from '../jobs/candidate-jobs.store'
import { pointsFrom } from './matching.rules'
import { type MatchedRow, matchedRows, rankCandidates } from './rank-candidates'

/** The ranked candidates of jobs, one job after the other, each with what the score is made of. */
export function matchingFile(
  deps: Deps,
  viewer: Viewer,
  ask: MatchingQuery,
  companyId: string | null,
  reader: ListReader,
): ListFile {
  async function* pieces() {
    for (const id of ask.job_ids) {
      // One after the other: as many as are sent.
      // oxlint-disable-next-line no-await-in-loop
      const job = await findCompanyJob(deps.db, id, companyId)
      if (job !== null)
        yield* inPieces(getPlaces(job), (places) =>
          matchedRows(deps, viewer, job, places, reader.lang),
        )
    }
  }

  async function getPlaces(job: JobRow): Promise<{ id: number }[]> {
    // A file is no page that could be asked for again in a moment: it waits until the candidates
    // are read.
    if (deps.matching.asOf() === null) await deps.matching.followCandidates()
    const ranked = await rankCandidates(deps, job, ask)
    return (ranked?.places ?? []).map((place) => ({ id: place }))
  }

  return toListFile(reader, columns, pieces())
}

const columns: readonly ListColumn<MatchedRow>[] = [
  { name: 'name', cell: ({ matched }) => text(matched.full_name) },
  { name: 'email', cell: ({ email }) => text(email) },
  { name: 'job', cell: ({ job }) => text(job.title) },
  { name: 'score', cell: ({ matched }) => number(hundredths(pointsFrom(matched.score))) },
  { name: 'title', cell: ({ matched }) => text(matched.current_title) },
  {
    name: 'city',
    cell: ({ matched }, lang) =>
      text(matched.city === null ? null : translate(lang, `recruiter:city.${matched.city}`)),
  },
  { name: 'adds', cell: ({ matched }) => skills(matched.job_match) },
  { name: 'lacks', cell: ({ matched }) => skills(matched.job_gap) },
  {
    name: 'words_points',
    cell: ({ matched }) => number(matched.words_contribution),
  },
  { name: 'words', cell: ({ matched }) => text(matched.words_in_common.join('; ')) },
  { name: 'title_points', cell: ({ matched }) => number(matched.title_contribution) },
  { name: 'experience_points', cell: ({ matched }) => number(matched.experience_contribution) },
  { name: 'english', cell: ({ matched }) => number(matched.english_assessment) },
  { name: 'annotation', cell: ({ matched }) => number(matched.annotation_assessment) },
  { name: 'applied', moment: ({ matched }) => matched.applied_at },
  { name: 'poked', moment: ({ matched }) => matched.poked_at },
]

/** `Translation +40.4; Excel −20`: each with the points it adds or takes. */
const skills = (some: readonly components['schemas']['JobSkill'][]) =>
  text(
    some
      .map(
        ({ name, contribution }) =>
          `${name} ${contribution < 0 ? '\u2212' : '+'}${Math.abs(contribution)}`,
      )
      .join('; '),
  )
