import type { AssessmentId } from '../recruiter.queries'

export type Kind = 'english' | 'annotation'
export type Version = 'v1' | 'v2' | 'v3'

export const versions = ['v1', 'v2', 'v3'] as const satisfies readonly Version[]

/** The version an address names; null for one that does not exist. */
export const versionIn = (text: string | undefined): Version | null =>
  versions.find((version) => version === text) ?? null

/** The setting key of one version of one assessment. */
export const toAssessmentId = (kind: Kind, version: Version): AssessmentId => `${kind}_${version}`

/** `english_v3` taken apart. */
export function getParts(id: AssessmentId): { kind: Kind; version: Version } {
  return {
    kind: id.startsWith('english') ? 'english' : 'annotation',
    version: versions.find((version) => id.endsWith(version)) ?? 'v3',
  }
}
