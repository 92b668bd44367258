import type { components } from '../../../../openapi/generated/api'

export type Setting = components['schemas']['AssessmentSetting']
export type Kind = Setting['kind']

export const kinds = ['english', 'annotation'] as const satisfies readonly Kind[]

/** The assessments that are written and of which no written version would be given any more. */
export const emptiedKinds = (wanted: readonly Setting[]): Kind[] =>
  kinds.filter((kind) => {
    const written = wanted.filter((setting) => setting.kind === kind && setting.available)
    return written.length > 0 && !written.some((setting) => setting.active)
  })

/** All attempts at a version that were not reset. */
export const attemptsAt = ({ counts }: Setting): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)
