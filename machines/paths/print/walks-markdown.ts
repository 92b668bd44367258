import type { AskedWalks } from '../graph/asked-walks'
import { placeAt } from '../plan'
import { counted, describeChange, describeEvent } from '../words'

/** The requested walks of a chart in words, step by step. */
export function walksMarkdown(asked: AskedWalks): string {
  const { cases, walks, note } = asked
  const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0)
  const counts = `${counted(walks.length, 'walk')}, ${counted(steps, 'step')}.`
  return [
    `# ${cases.machine.id}`,
    [asked.asked, counts, ...(note === null ? [] : [note])].join(' '),
    ...walksIn(asked),
  ].join('\n\n')
}

/** A section for each walk. */
export function walksIn({ cases, graph, walks }: AskedWalks): string[] {
  return walks.map(({ steps, prepared }, number) =>
    [
      `## Walk ${number + 1} of ${walks.length}, ${counted(steps.length, 'step')}`,
      '',
      ...(prepared === 0 ? [] : [`Preparation: ${counted(prepared, 'step')}.`, '']),
      `At first: ${describeChange(null, placeAt(graph, graph.start)).join(' ')}`,
      '',
      ...steps.map(({ event, from, to }, place) => {
        const change = describeChange(placeAt(graph, from), placeAt(graph, to)).join(' ')
        return `${place + 1}. **${describeEvent(cases, event)}** ${change}`
      }),
    ].join('\n'),
  )
}
