import { placeAt, toAsked, type ChartPlan } from '../plan'
import { listMeetings } from '../graph/totality'
import { declaredTransitions, getStates } from '../graph/transitions'
import { walksIn } from './walks-markdown'
import { counted, describeEvent, describeWork, nameEvent } from '../words'

/**
 * The test plan of a chart: its size, its walks, the shortest path to every state, and the ignored
 * events.
 */
export function toMarkdown(plan: ChartPlan): string {
  return [heading(plan), ...walksIn(toAsked(plan)), states(plan), ignored(plan)].join('\n\n')
}

function heading({ cases, graph, walks: tour, shortestSteps }: ChartPlan): string {
  const { machine, notRunYet } = cases
  const declared = declaredTransitions(machine).length
  const steps = tour.flat().length
  const meetings = listMeetings(cases)
  return [
    `# ${machine.id}`,
    '',
    machine.root.description ?? '',
    ...(notRunYet === undefined
      ? []
      : ['', `The product does not run this chart yet: ${notRunYet}`]),
    '',
    `- ${getStates(machine).length} states, ${declared} declared transitions, ${graph.nodes.size} configurations.`,
    `- The tour: ${counted(tour.length, 'walk')}, ${counted(steps, 'step')}. That is ${ratio(steps, declared)} × the declared transitions, and ${ratio(steps, shortestSteps)} × the ${shortestSteps} steps of one shortest path for each of them.`,
    `- ${meetings.length} meetings of a state and an event: ${meetings.filter(({ answered }) => answered).length} are answered, the others ignored for the reasons below.`,
  ].join('\n')
}

const ratio = (one: number, other: number) => (one / other).toFixed(2)

function states({ cases, graph, shortest }: ChartPlan): string {
  const reached = shortest.map((path) => ({
    ...path,
    active: new Set(placeAt(graph, path.key)._nodes.map(({ id }) => id)),
  }))
  const lines = getStates(cases.machine).flatMap((node) => {
    if (node.parent === undefined) return []
    const way = reached.find(({ active }) => active.has(node.id))?.events
    const work = describeWork(cases, node)
    return [
      `- **${node.path.join(' › ')}.** ${node.description ?? ''}`,
      ...(work.length > 0 ? [`  Meanwhile: ${work.join(' ')}`] : []),
      `  ${way === undefined ? 'Passed through only.' : way.length === 0 ? 'It begins here.' : `In ${counted(way.length, 'step')}: ${way.map((event) => describeEvent(cases, event)).join(' ')}`}`,
    ]
  })
  return ['## Every state, and the shortest way to it', '', ...lines].join('\n')
}

function ignored({ cases }: ChartPlan): string {
  const lines = cases.ignored.map(({ in: where, events = [], done = [], failed = [], why }) => {
    const names = [
      ...events,
      ...done.map((actor) => `done ${actor}`),
      ...failed.map((actor) => `failed ${actor}`),
    ]
    const places =
      where === 'everywhere'
        ? 'Wherever else'
        : `In ${where.map((place) => place.replaceAll('.', ' › ')).join(', ')}`
    return `- ${places}: ${names.map((name) => `\`${nameEvent(cases.machine, name)}\``).join(', ')}. ${why}`
  })
  return ['## What is ignored, and why', '', ...lines].join('\n')
}
