import { expect, test } from 'vitest'
import type { AskedWalks } from '../graph/asked-walks'
import { door, doorCases } from '../fixtures/door'
import { buildGraph } from '../graph/graph'
import { toMermaid } from './plan-mermaid'
import { shortestRoute } from '../graph/routes'
import { walksCsv } from './walks-csv'
import { walksGherkin } from './walks-gherkin'
import { walksMarkdown } from './walks-markdown'
import { walksPlaywright } from './walks-playwright'

const graph = buildGraph(doorCases)
const walks = shortestRoute(door, graph, {
  from: 'door.locked',
  via: [],
  to: 'door.broken',
  avoid: [],
})
const asked: AskedWalks = { cases: doorCases, graph, asked: 'Break it.', walks, note: 'No more.' }

test('in words, the preparation is separate from the walk', () => {
  expect(walksMarkdown(asked)).toBe(`# door

Break it. 1 walk, 2 steps. No more.

## Walk 1 of 1, 2 steps

Preparation: 1 step.

At first: The door is closed.

1. **Somebody locks the door.** The door is locked.
2. **Somebody breaks the door down.** The door is broken.`)
})

test('in Gherkin, the preparation is what is given', () => {
  expect(walksGherkin(asked)).toBe(`# language: en
Feature: door
  A door that somebody may open, lock or break down.
  Break it.
  No more.

  Scenario: Walk 1 of 1, 2 steps
    Given The door is closed.
    And Somebody locks the door.
    When Somebody breaks the door down.
    Then The door is broken.`)
})

test('as CSV, a step is a row that ends as RFC 4180 says', () => {
  expect(walksCsv([asked]).split('\r\n')).toEqual([
    'chart,walk,step,who,action,expected state,transition id',
    'door,1,1,the system,Somebody locks the door.,The door is locked.,door.closed lock',
    'door,1,2,the system,Somebody breaks the door down.,The door is broken.,door.locked breakDown',
    '',
  ])
})

test('as a drawing, only what the walks take is there', () => {
  const drawn = toMermaid(
    door,
    walks.map(({ steps }) => steps),
  )
  expect(drawn).toContain('door_closed -->|"lock"| door_locked')
  expect(drawn).toContain('door_locked -->|"breakDown"| door_broken')
  expect(drawn).not.toContain('open')
})

test('as a Playwright file, the drivers get the events and what they take', () => {
  const file = walksPlaywright(asked, 'npm run paths')
  expect(file).toContain('// Made by: npm run paths\n')
  const [, json] = /driveWalks\("door", (.*)\)$/s.exec(file) ?? []
  expect(JSON.parse(json ?? '')).toEqual([
    {
      title: 'walk 1 of 1, 2 steps',
      steps: [
        { event: { type: 'lock' }, takes: ['door.closed lock'] },
        { event: { type: 'breakDown' }, takes: ['door.locked breakDown'] },
      ],
    },
  ])
})
