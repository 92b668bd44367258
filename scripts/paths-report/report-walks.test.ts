import { expect, test } from 'vitest'
import type { WalkResult } from '../../e2e/paths/results'
import { interviewCases } from '../../machines/interview/interview.cases'
import { buildGraph } from '../../machines/paths/graph/graph'
import { toCoverage } from './gather'
import { drivenWalk, walkByHand } from './report-walks'

const [start, started] = ['interview.invite_sent', 'interview.started']
const taken = `${start} interview.started`
const call = { method: 'GET', path: '/user/', status: 200, milliseconds: 8 }
const failed: WalkResult = {
  chart: 'interview',
  walk: 4,
  language: 'ar',
  taken: [taken],
  looks: [],
  steps: [
    {
      event: { type: 'interview.started' },
      taken: [taken],
      states: [started],
      milliseconds: 40,
      calls: [call],
      picture: 'a.jpeg',
    },
  ],
  failure: {
    step: 2,
    event: { type: 'interview.finished' },
    planned: [`${started} interview.finished`],
    expected: 'The chart takes it.',
    seen: '\u001B[2mIt\u001B[22m took nothing.',
    states: ['interview', started],
    milliseconds: 15_000,
    calls: [{ ...call, status: null }],
    picture: 'b.jpeg',
  },
}

test('a failed walk ends with the step that failed, its state, its calls and its picture', () => {
  const { walks, pictures } = drivenWalk(interviewCases, failed)
  expect(walks).toMatchObject([
    {
      id: 'ar-4',
      name: 'Walk 4, Arabic',
      failure: { step: 2, expected: 'The chart takes it.', seen: 'It took nothing.' },
      steps: [
        { taken: [taken], calls: [call], picture: 'pictures/a.jpeg' },
        { taken: [], states: [started], calls: [{ status: null }], picture: 'pictures/b.jpeg' },
      ],
    },
  ])
  expect(pictures.map(({ path }) => path)).toEqual(['pictures/a.jpeg', 'pictures/b.jpeg'])
})

test('a recording is a walk by hand with the steps of one chart, its pictures beside it', () => {
  const step = { event: 'interview.started', taken: [taken], states: [started], calls: [call] }
  const { walks, pictures } = walkByHand(
    { cases: interviewCases, graph: buildGraph(interviewCases) },
    {
      name: 'monday',
      recording: {
        version: 1,
        recordedAt: '2026-11-28T10:00:00.000Z',
        language: 'en',
        steps: [
          { ...step, chart: 'session', at: 10, picture: null },
          { ...step, chart: 'interview', at: 300, picture: 'data:image/jpeg;base64,AAAA' },
        ],
      },
    },
  )
  const path = 'pictures/monday-interview-1.jpeg'
  const words = 'The recruiter starts the interview.'
  expect(walks).toMatchObject([
    { id: 'hand-monday', by: 'hand', steps: [{ event: words, taken: [taken], picture: path }] },
  ])
  expect(pictures).toEqual([{ path, from: { url: 'data:image/jpeg;base64,AAAA' } }])
})

test('each transition tells by whom it was taken', () => {
  const getCoverage = toCoverage({ unit: ['a', 'b'], browser: ['b'], hand: ['c'] })
  expect(getCoverage('b')).toEqual({ unit: true, browser: true, hand: false })
  expect(getCoverage('c')).toEqual({ unit: false, browser: false, hand: true })
})
