import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { doorCases } from './fixtures/door'
import { toPin } from './pin'
import { toPlan, toReport } from './plan'
import { toMarkdown } from './print/plan-markdown'
import { toMermaid } from './print/plan-mermaid'

const plan = toPlan(doorCases)

test('the paths of a chart as data name what each step is, takes and leads to', () => {
  const { tour, transitions, ...counts } = toReport(plan)
  expect(counts).toEqual({ id: 'door', states: 6, configurations: 4, shortestSteps: 11 })
  expect(transitions).toContainEqual({
    id: 'door.closed open',
    from: 'door.closed',
    event: 'open',
    to: 'door.opening',
  })
  expect(tour.steps).toBe(8)
  expect(tour.walks[0]?.steps.find(({ event }) => event.type === 'open')).toEqual({
    event: { type: 'open' },
    takes: ['door.closed open', 'door.opening always'],
    state: 'open',
  })
})

test('the test plan tells each step and where it leads in words', () => {
  const text = toMarkdown(plan)
  expect(text).toContain('A door that somebody may open, lock or break down.')
  expect(text).toContain('At first: The door is closed.')
  expect(text).toContain('**Somebody opens the door.** The door is open.')
  expect(text).toContain('**1000 milliseconds have passed.** The door is closed.')
  expect(text).toContain(
    '- **broken.** The door is broken.\n  In 2 steps: Somebody locks the door. Somebody breaks the door down.',
  )
  expect(text).toContain(
    '8 steps. That is 1.14 × the declared transitions, and 0.73 × the 11 steps of one shortest path for each of them.',
  )
})

test('the test plan says of a chart that is ahead of the product why it is not run', () => {
  const early = toPlan({ ...doorCases, notRunYet: 'There is no house around it.' })
  expect(toMarkdown(early)).toContain(
    'The product does not run this chart yet: There is no house around it.',
  )
})

test('the drawing has a box for the chart, its states, and an arrow between two for all that leads there', () => {
  const lines = toMermaid(doorCases.machine)
    .split('\n')
    .map((line) => line.trim())
  expect(lines).toContain('door_closed["closed"]')
  expect(lines).toContain('door_closed -->|"open"| door_opening')
  expect(lines).toContain('door_open -->|"close<br/>after 1000"| door_closed')
  expect(lines).toContain('door_dot --> door_closed')
})

test('the pinned text of a chart has a line for each transition', () => {
  expect(toPin(plan).split('\n').slice(0, 8)).toEqual([
    'states: 6',
    'transitions: 7',
    'configurations: 4',
    'tour: 8 steps, 1 walk',
    '',
    'door, begins in closed',
    'closed',
    '  open → door.opening',
  ])
})

/** A gate that lets through who has a ticket, with one thing about it as given. */
interface Gate {
  isLetIn?: (ticket: boolean) => boolean
  wait?: number
  begins?: 'shut' | 'open'
  noted?: 'note'[]
}
const pinnedGate = ({
  isLetIn = (ticket) => ticket,
  wait = 800,
  begins = 'shut',
  noted = ['note'],
}: Gate = {}) => {
  const gate = setup({
    types: { events: {} as { type: 'shown'; ticket: boolean } },
    guards: { isLetIn: ({ event }) => isLetIn(event.ticket) },
    actions: { note: () => undefined },
    delays: { wait },
  }).createMachine({
    id: 'gate',
    initial: begins,
    states: {
      shut: { on: { shown: { guard: 'isLetIn', target: 'open', actions: noted } } },
      open: { after: { wait: 'shut' } },
    },
  })
  return toPin(
    toPlan({
      machine: gate,
      input: undefined,
      events: [
        { type: 'shown', ticket: true },
        { type: 'shown', ticket: false },
      ],
      outcomes: {},
      facts: () => null,
      words: {
        events: { shown: ({ ticket }) => (ticket ? 'A ticket is shown.' : 'A hand is shown.') },
        actors: {},
        delays: { wait: 'The gate falls shut.' },
      },
      ignored: [],
    }),
  )
}

test('the pinned text holds the effect of conditions, initial states, actions and delays', () => {
  expect(pinnedGate().split('\n').slice(5)).toEqual([
    'gate, begins in shut',
    'shut',
    '  shown [isLetIn] → gate.open: note',
    '    A ticket is shown.',
    'open',
    '  after wait (800 ms) → gate.shut',
    '',
  ])
})

test.each<[string, Gate]>([
  ['another condition', { isLetIn: (ticket) => !ticket }],
  ['no condition', { isLetIn: () => true }],
  ['another time', { wait: 8_000 }],
  ['another beginning', { begins: 'open' }],
  ['nothing done', { noted: [] }],
])('the pinned text of a chart with %s is another', (_, mistake) => {
  expect(pinnedGate(mistake)).not.toBe(pinnedGate())
})
