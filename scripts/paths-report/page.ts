import type { WalkResult } from '../../e2e/paths/results'
import { placeAt } from '../../machines/paths/plan'
import { getStates } from '../../machines/paths/transitions'
import { describeChange, describeEvent, nameEvent } from '../../machines/paths/words'
import { drawChart, type Coverage } from './chart-drawing'
import { layOut } from './chart-layout'
import { share, type TestedChart } from './gather'
import { escaped } from './html'
import { script, styles } from './page-styles'

const kinds: readonly [Coverage, string][] = [
  ['both', 'taken by the unit suite and in the browser'],
  ['unit', 'taken by the unit suite alone'],
  ['browser', 'taken in the browser alone'],
  ['none', 'not taken'],
]

/** The whole report as one document that needs nothing but the pictures beside it. */
export async function getPage(charts: readonly TestedChart[], madeAt: Date): Promise<string> {
  const sections = await Promise.all(charts.map(sectionOf))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Paths through the charts | Masar</title><style>${styles}</style></head><body>`,
    '<header><h1>Paths through the charts</h1>',
    `<p>What the unit suite and the browser suite took of the charts that run the product. Made on ${escaped(madeAt.toUTCString())}.</p></header>`,
    `<main>${summary(charts)}${sections.join('')}</main><script>${script}</script></body></html>`,
  ].join('\n')
}

function summary(charts: readonly TestedChart[]): string {
  const rows = charts.map((chart) => {
    const { plan, transitions, driven } = chart
    const { id } = plan.cases.machine
    const english = driven.filter(({ language }) => language === 'en')
    const cells = [
      String(getStates(plan.cases.machine).length),
      String(transitions.length),
      share(chart, ['both', 'unit']),
      driven.length > 0
        ? share(chart, ['both', 'browser'])
        : plan.cases.notRunYet === undefined
          ? 'not driven'
          : 'not run yet',
      english.length > 0
        ? `${english.length} / ${english.flatMap(({ steps }) => steps).length}`
        : `${plan.walks.length} / ${plan.walks.flat().length}`,
      driven.length > 0 ? minutes(driven) : '–',
      String(driven.filter(({ failure }) => failure !== null).length),
    ]
    return `<tr><th scope="row"><a href="#${id}">${id}</a></th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`
  })
  const heads = [
    'Chart',
    'States',
    'Transitions',
    'Unit suite',
    'Browser',
    'Walks / steps',
    'Time in the browser',
    'Walks failed',
  ]
  return `<section><table class="summary"><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`
}

function minutes(walks: readonly WalkResult[]): string {
  const seconds = Math.round(
    walks.flatMap(({ steps }) => steps).reduce((sum, { milliseconds }) => sum + milliseconds, 0) /
      1000,
  )
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

async function sectionOf(chart: TestedChart): Promise<string> {
  const { plan, transitions, coverageOf, driven } = chart
  const { machine, notRunYet } = plan.cases
  const layout = await layOut(
    machine,
    ({ event, guard }) => `${nameEvent(machine, event)}${guardText(guard)}`,
  )
  const legend = kinds
    .map(
      ([kind, text]) =>
        `<span class="key ${kind}">${text}: ${transitions.filter(({ id }) => coverageOf(id) === kind).length}</span>`,
    )
    .join('')
  const missed = transitions.filter(({ id }) => coverageOf(id) === 'none')
  return [
    `<section id="${machine.id}"><h2>${escaped(machine.id)}</h2><p>${escaped(machine.root.description ?? '')}</p>`,
    notRunYet === undefined
      ? ''
      : `<p class="note">The product does not run this chart yet: ${escaped(notRunYet)}</p>`,
    `<p class="legend">${legend}</p>`,
    `<div class="tools"><button type="button" data-zoom="out">Smaller</button><button type="button" data-zoom="in">Larger</button><button type="button" data-zoom="fit">Whole chart</button></div>`,
    `<div class="drawing" tabindex="0" role="group" aria-label="The chart ${machine.id}, drawn">${drawChart(layout, coverageOf, `The chart ${machine.id}`)}</div>`,
    missed.length === 0
      ? ''
      : `<details open><summary>Not taken (${missed.length})</summary><ul>${missed.map(({ id }) => `<li><code>${escaped(id)}</code></li>`).join('')}</ul></details>`,
    ...(driven.length > 0 ? driven.map((walk) => drivenWalk(chart, walk)) : plannedWalks(chart)),
    '</section>',
  ].join('\n')
}

/** Guards that only compare with the place an arrow leads to are left out: the arrow says it. */
function guardText(guard: string | null): string {
  if (guard === null || guard.startsWith('standsAt')) return ''
  const [name = '', ...params] = guard.split(' ')
  const values = params.join(' ').startsWith('{')
    ? Object.values<unknown>(JSON.parse(params.join(' '))).filter(
        (value) => typeof value === 'string',
      )
    : []
  return ` [${[name, ...values].join(' ')}]`
}

function drivenWalk(
  { plan: { cases } }: TestedChart,
  { walk, language, steps, failure }: WalkResult,
): string {
  const milliseconds = steps.reduce((sum, step) => sum + step.milliseconds, 0)
  const sentences = new Map(
    getStates(cases.machine).map(({ id, description }) => [id, description ?? id]),
  )
  const items = steps.map(({ event, taken, states, milliseconds: took, picture }, at) => {
    const before = steps[at - 1]?.states ?? []
    const entered = states.filter((state) => !before.includes(state))
    const change =
      entered.length > 0
        ? entered.map((state) => sentences.get(state)).join(' ')
        : 'It stays as it is.'
    const shown =
      picture === null
        ? ''
        : `<a class="shot" href="pictures/${escaped(picture)}"><img loading="lazy" src="pictures/${escaped(picture)}" alt="The page after step ${at + 1}"></a>`
    return `<li>${shown}<p><strong>${escaped(describeEvent(cases, event))}</strong> ${escaped(change)}</p><p class="small">${taken.map((id) => `<code>${escaped(id)}</code>`).join(' ')} ${took} ms</p></li>`
  })
  const fault =
    failure === null
      ? ''
      : `<p class="failed">Failed at step ${failure.step}.</p><pre>${escaped(failure.message)}</pre>`
  const title = `Walk ${walk}, ${language === 'en' ? 'English' : 'Arabic'}: ${steps.length} steps in ${(milliseconds / 1000).toFixed(1)} s${failure === null ? '' : ', failed'}`
  return `<details${failure === null ? '' : ' open class="has-failed"'}><summary>${title}</summary>${fault}<ol>${items.join('')}</ol></details>`
}

/** A chart that no browser drives is shown as it is planned. */
function plannedWalks({ plan: { cases, graph, walks } }: TestedChart): string[] {
  return walks.map((walk, number) => {
    const items = walk.map(({ event, from, to }) => {
      const change = describeChange(placeAt(graph, from), placeAt(graph, to)).join(' ')
      return `<li><p><strong>${escaped(describeEvent(cases, event))}</strong> ${escaped(change)}</p></li>`
    })
    return `<details><summary>Walk ${number + 1}, planned: ${walk.length} steps</summary><ol>${items.join('')}</ol></details>`
  })
}
