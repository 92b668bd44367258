import type { components } from '../../../openapi/generated/api'
import { principles, type Trait } from '../../content/principles/principles'
import type { Lang } from '../../http/contract/language'
import {
  toBand,
  type Given,
  toProgress,
  toReliability,
  getScore,
  type Spread,
  traitNames,
} from './principles.rules'
import type { ListedRun } from './principles.store'

type Schemas = components['schemas']
type Spreads = ReadonlyMap<Trait, Spread>

export const fullName = ({
  firstName,
  lastName,
}: Pick<ListedRun, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()

export const progressOfAnswers = (given: readonly Given[]): Schemas['AssessmentProgress'] =>
  toProgress(given.map(({ number }) => number))

const presentScores = (given: readonly Given[], spreads: Spreads): Schemas['TraitScore'][] =>
  traitNames.flatMap((trait) => {
    const scored = getScore(trait, given)
    const spread = spreads.get(trait)
    return scored === null
      ? []
      : [{ trait, ...scored, reliability: spread === undefined ? null : toReliability(spread) }]
  })

/** The scores with what they mean in a language. */
export const presentTraits = (
  given: readonly Given[],
  spreads: Spreads,
  lang: Lang,
): Schemas['TraitProfile'][] =>
  presentScores(given, spreads).flatMap((scored) => {
    const described = principles.traits.find(({ trait }) => trait === scored.trait)
    if (described === undefined) return []
    const band = toBand(scored.score)
    return [
      {
        ...scored,
        name: described.name[lang],
        about: described.about[lang],
        band,
        text: described.bands[band][lang],
      },
    ]
  })

export const presentSummary = (
  { run, ...person }: ListedRun,
  given: readonly Given[],
  spreads: Spreads,
  lang: Lang,
): Schemas['PrinciplesSummary']['data'] => ({
  user_id: run.userId,
  full_name: fullName(person),
  traits: presentTraits(given, spreads, lang),
  assessmentProgress: progressOfAnswers(given),
  started_at: run.startedAt.toISOString(),
  finished_at: run.finishedAt?.toISOString() ?? null,
})

/**
 * A row of the recruiters' list. Half a questionnaire has no scores: they would change under the
 * reader's eyes.
 */
export const presentRow = (
  { run, ...person }: ListedRun & { email: string | null },
  given: readonly Given[],
  spreads: Spreads,
): Schemas['PrinciplesResults']['data']['results'][number] => ({
  user_id: run.userId,
  full_name: fullName(person),
  email: person.email,
  traits: run.finishedAt === null ? [] : presentScores(given, spreads),
  assessmentProgress: progressOfAnswers(given),
  started_at: run.startedAt.toISOString(),
  finished_at: run.finishedAt?.toISOString() ?? null,
})
