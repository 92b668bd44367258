import type { ReportedChart, ReportedState, ReportedStep, ReportedTransition } from './report-data'

// A small chart for tests: a door that opens by a key, with a light inside.

const state = (
  id: string,
  kind: ReportedState['kind'] = 'atomic',
  initial = false,
): ReportedState => {
  const [, parent = null] = /^(.*)\.[^.]+$/.exec(id) ?? []
  const name = id.split('.').at(-1) ?? id
  const description = `The door is ${name}.`
  return { id, parent, name, description, kind, initial, changed: false }
}

const transition = (
  source: string,
  event: string,
  targets: readonly string[],
  more: Partial<ReportedTransition> = {},
): ReportedTransition => ({
  id: `${source} ${event}`,
  source,
  event,
  targets,
  label: `A person sends ${event}.`,
  guard: null,
  coverage: { unit: true, browser: true, hand: false },
  changed: false,
  ...more,
})

const step = (event: string, taken: string, after: string): ReportedStep => ({
  event: `A person sends ${event}.`,
  change: `The door is ${after}.`,
  taken: [taken],
  states: [after],
  milliseconds: 120,
  calls: [{ method: 'GET', path: '/doors/{id}', status: 200, milliseconds: 12 }],
  picture: null,
})

export const plantedChart: ReportedChart = {
  id: 'door',
  description: 'A door with a lock.',
  notRunYet: null,
  changes: ['The state open is new.'],
  states: [
    state('door', 'compound'),
    state('door.shut', 'compound', true),
    state('door.shut.locked', 'atomic', true),
    state('door.shut.unlocked'),
    state('door.open'),
    state('door.gone', 'final'),
  ],
  transitions: [
    transition('door.shut.locked', 'key.turned', ['door.shut.unlocked']),
    transition('door.shut.unlocked', 'handle.pressed', ['door.open'], {
      coverage: { unit: true, browser: false, hand: true },
      guard: 'isOiled',
    }),
    transition('door.open', 'door.pushed', ['door.shut']),
    transition('door.open', 'bell.rung', [], {
      coverage: { unit: false, browser: false, hand: false },
      changed: true,
    }),
    transition('door.open', 'door.taken', ['door.gone'], {
      coverage: { unit: true, browser: false, hand: false },
    }),
  ],
  walks: [
    {
      id: 'en-2',
      by: 'browser',
      name: 'Walk 2, English',
      language: 'en',
      steps: [
        step('key.turned', 'door.shut.locked key.turned', 'door.shut.unlocked'),
        { ...step('door.taken', 'none', 'door.shut.unlocked'), taken: [] },
      ],
      failure: {
        step: 2,
        event: 'A person sends door.taken.',
        planned: ['door.open door.taken'],
        expected: 'There is no door.',
        seen: 'There is a door "Front".',
      },
    },
    {
      id: 'en-1',
      by: 'browser',
      name: 'Walk 1, English',
      language: 'en',
      steps: [
        {
          ...step('key.turned', 'door.shut.locked key.turned', 'door.shut.unlocked'),
          picture: 'pictures/one-en.jpeg',
        },
        step('door.pushed', 'door.open door.pushed', 'door.shut.locked'),
      ],
      failure: null,
    },
    {
      id: 'ar-1',
      by: 'browser',
      name: 'Walk 1, Arabic',
      language: 'ar',
      steps: [
        {
          ...step('key.turned', 'door.shut.locked key.turned', 'door.shut.unlocked'),
          picture: 'pictures/one-ar.jpeg',
        },
      ],
      failure: null,
    },
  ],
}
