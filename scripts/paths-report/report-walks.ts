import { stripVTControlCharacters } from 'node:util'
import type { WalkResult } from '../../e2e/paths/results'
import type { ChartCases } from '../../machines/paths/cases'
import { placeAt, type ChartPlan } from '../../machines/paths/plan'
import type { KeptRecording } from '../../machines/paths/recording/taken-on-record'
import { declaredTransitions, getStates } from '../../machines/paths/graph/transitions'
import { describeChange, describeEvent, nameEvent } from '../../machines/paths/words'
import type { ReportedStep, ReportedWalk } from '../../qa/report/report-data'
import type { ReportedPicture } from '../lib/write-report.mjs'
import type { TestedChart } from './gather'
import { makeLabels } from './transition-labels'

/** Walks with the pictures that they show. */
export interface ReportedWalks {
  walks: ReportedWalk[]
  pictures: ReportedPicture[]
}

const languages = { en: 'English', ar: 'Arabic' } as const

/** All walks of a chart: the failed ones first, then those of the browser suite and of people. */
export function toWalks(chart: TestedChart): ReportedWalks {
  const { driven, recordings } = chart
  const parts = [
    ...driven.map((result) => drivenWalk(chart.plan.cases, result)),
    ...recordings.map((kept) => walkByHand(chart.plan, kept)),
    ...(driven.length === 0 ? plannedWalks(chart) : []),
  ]
  return {
    walks: parts
      .flatMap(({ walks }) => walks)
      .toSorted((one, other) => Number(other.failure !== null) - Number(one.failure !== null)),
    pictures: parts.flatMap(({ pictures }) => pictures),
  }
}

/** A walk as the browser suite drove it. */
export function drivenWalk(cases: ChartCases, result: WalkResult): ReportedWalks {
  const { walk, language, steps, failure } = result
  const { change, atomic } = makeSentences(cases)
  const pictures: ReportedPicture[] = []
  const path = (file: string | null) => {
    if (file === null) return null
    pictures.push({ path: `pictures/${file}`, from: { file } })
    return `pictures/${file}`
  }
  const reported = steps.map((step, at): ReportedStep => ({
    event: describeEvent(cases, step.event),
    change: change(steps[at - 1]?.states ?? [], step.states),
    taken: step.taken,
    states: step.states,
    milliseconds: step.milliseconds,
    calls: step.calls,
    picture: path(step.picture),
  }))
  if (failure !== null)
    reported.push({
      event: describeEvent(cases, failure.event),
      change: 'It failed.',
      taken: [],
      states: failure.states.filter(atomic),
      milliseconds: failure.milliseconds,
      calls: failure.calls,
      picture: path(failure.picture),
    })
  return {
    walks: [
      {
        id: `${language}-${walk}`,
        by: 'browser',
        name: `Walk ${walk}, ${languages[language]}`,
        language,
        steps: reported,
        failure:
          failure === null
            ? null
            : {
                step: failure.step,
                event: describeEvent(cases, failure.event),
                planned: failure.planned,
                // Playwright colours some of its messages for a terminal.
                expected: stripVTControlCharacters(failure.expected),
                seen: stripVTControlCharacters(failure.seen),
              },
      },
    ],
    pictures,
  }
}

/** The walk of a person through one chart, from a recording that may contain several charts. */
export function walkByHand(
  plan: Pick<ChartPlan, 'cases' | 'graph'>,
  { name, recording }: KeptRecording,
): ReportedWalks {
  const { cases } = plan
  const { machine } = cases
  const { change } = makeSentences(cases)
  const declared = declaredTransitions(machine)
  const label = makeLabels(plan)
  const pictures: ReportedPicture[] = []
  const own = recording.steps.filter(({ chart }) => chart === machine.id)
  const steps = own.map((step, at): ReportedStep => {
    // A recording has no payloads, so its sentences are those of the transitions.
    const told = declared.find(({ id, event }) => event === step.event && step.taken.includes(id))
    const path = step.picture === null ? null : `pictures/${name}-${machine.id}-${at + 1}.jpeg`
    if (path !== null && step.picture !== null) pictures.push({ path, from: { url: step.picture } })
    return {
      event: told === undefined ? `${nameEvent(machine, step.event)}.` : label(told),
      change: change(own[at - 1]?.states ?? [], step.states),
      taken: step.taken,
      states: step.states,
      milliseconds: step.at - (own[at - 1]?.at ?? 0),
      calls: step.calls,
      picture: path,
    }
  })
  const at = recording.recordedAt.slice(0, 16).replace('T', ' ')
  return {
    walks: [
      {
        id: `hand-${name}`,
        by: 'hand',
        name: `By hand, ${at}, ${languages[recording.language]}`,
        language: recording.language,
        steps,
        failure: null,
      },
    ],
    pictures,
  }
}

/** The walks of the plan, for a chart that no browser drives. */
function plannedWalks({ plan: { cases, graph, walks } }: TestedChart): ReportedWalks[] {
  const { atomic } = makeSentences(cases)
  return walks.map((walk, number) => ({
    pictures: [],
    walks: [
      {
        id: `plan-${number + 1}`,
        by: 'plan',
        name: `Walk ${number + 1}, planned`,
        language: 'en',
        failure: null,
        steps: walk.map(({ event, from, to, taken }): ReportedStep => {
          const place = placeAt(graph, to)
          return {
            event: describeEvent(cases, event),
            change: describeChange(placeAt(graph, from), place).join(' '),
            taken,
            states: place._nodes.map(({ id }) => id).filter(atomic),
            milliseconds: null,
            calls: [],
            picture: null,
          }
        }),
      },
    ],
  }))
}

function makeSentences({ machine }: ChartCases) {
  const nodes = getStates(machine)
  const sentences = new Map(nodes.map(({ id, description }) => [id, description ?? id]))
  const leaves = new Set(
    nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id),
  )
  return {
    atomic: (id: string) => leaves.has(id),
    change: (before: readonly string[], after: readonly string[]) => {
      const entered = after.filter((state) => !before.includes(state))
      return entered.length > 0
        ? entered.map((state) => sentences.get(state) ?? state).join(' ')
        : 'It stays as it is.'
    },
  }
}
