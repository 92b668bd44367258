import type { CheckOutcome } from './assessment-events'
import { assessmentSetup } from './assessment-setup'
import {
  assessmentInput,
  consentInput,
  foundParams,
  kindInput,
  noInput,
  outputParams,
  runInput,
  runParams,
} from './inputs'
import { request } from './request'

const found = <const Target extends string>(is: CheckOutcome['found'], target: Target) => ({
  guard: { type: 'isFound' as const, params: foundParams(is) },
  target,
  actions: { type: 'keepFound' as const, params: outputParams },
})

/** Is there an attempt already, and can this browser take one? */
export const checking = assessmentSetup.createStateConfig({
  id: 'checking',
  description: 'The server and this device are asked whether there is an attempt already.',
  initial: 'attempt',
  states: {
    attempt: {
      description: 'The attempt is looked up, on this device if the server does not answer.',
      ...request('checkAttempt', {
        input: kindInput,
        done: [
          {
            guard: { type: 'isFound', params: foundParams('unavailable') },
            target: '#unavailable',
          },
          found('never', 'browser'),
          found('redo', 'browser'),
          found('here', 'browser'),
          found('elsewhere', '#elsewhere'),
          found('finished', '#submitting'),
          found('undrained', '#draining'),
          found('processing', '#resultProcessing'),
          found('completed', '#completed'),
          found('failed', '#failed'),
          found('cancelled', '#cancelled'),
        ],
        refused: 'refused',
      }),
    },
    refused: {
      description: 'The attempt could not be looked up; the candidate may try again.',
      on: { 'check.retried': { target: 'attempt', actions: 'clearFailure' } },
    },
    browser: {
      description:
        'The browser is asked whether it can record and the window whether it is wide enough.',
      ...request('checkBrowser', {
        input: noInput,
        done: [
          {
            guard: { type: 'isSupported', params: outputParams },
            target: 'placing',
          },
          { target: 'unsupported', actions: { type: 'keepUnsupported', params: outputParams } },
        ],
        refused: 'unsupported',
      }),
    },
    unsupported: {
      description: 'This browser or window cannot take an assessment; the reason is given.',
      on: { 'check.retried': { target: 'attempt', actions: 'clearFailure' } },
    },
    placing: {
      description:
        'A running attempt is gone back to, a redo is begun where it was granted; a first attempt is prepared.',
      always: [
        { guard: 'isReentry', target: '#permissions' },
        { guard: 'isRedo', target: '#conditions' },
        { target: '#practice' },
      ],
    },
  },
})

export const unavailable = assessmentSetup.createStateConfig({
  id: 'unavailable',
  description: 'No version of this assessment is open to the candidate.',
  on: { 'check.retried': { target: 'checking' } },
})

export const elsewhere = assessmentSetup.createStateConfig({
  id: 'elsewhere',
  description: 'The attempt runs in another tab or on another device; it may be taken over.',
  initial: 'asking',
  states: {
    asking: {
      description: 'The candidate decides whether to go on here.',
      on: {
        'writer.takenBack': { target: 'takingOver', actions: 'clearFailure' },
        'check.retried': { target: '#checking' },
      },
    },
    takingOver: {
      description: 'The server is asked to make this browser the one that writes.',
      ...request('takeOver', {
        input: runInput,
        done: [
          {
            guard: { type: 'isRunning', params: runParams },
            target: '#permissions',
            actions: { type: 'keepRun', params: outputParams },
          },
          { target: '#checking' },
        ],
        refused: 'asking',
      }),
    },
  },
})

export const practice = assessmentSetup.createStateConfig({
  id: 'practice',
  description: 'One untimed item of each kind and the devices may be tried before anything counts.',
  on: { 'practice.finished': { target: 'consent' } },
})

export const consent = assessmentSetup.createStateConfig({
  id: 'consent',
  description: 'The candidate reads what is recorded and for how long, and agrees or leaves.',
  initial: 'reading',
  states: {
    reading: {
      description: 'The text of the consent is shown.',
      on: { 'consent.given': { target: 'giving', actions: 'clearFailure' } },
    },
    giving: {
      description: 'The consent is stored with the version of its text.',
      ...request('giveConsent', {
        input: consentInput,
        done: { target: '#conditions' },
        refused: 'reading',
      }),
    },
  },
})

export const conditions = assessmentSetup.createStateConfig({
  id: 'conditions',
  description:
    'Quiet place, stable internet, camera, microphone and screen on throughout, no phones.',
  on: { 'conditions.accepted': { target: 'permissions' } },
})

export const ready = assessmentSetup.createStateConfig({
  id: 'ready',
  description: 'Everything is on; the attempt begins when the candidate says so.',
  invoke: { src: 'watchDevices', input: noInput },
  on: {
    'attempt.begun': { target: 'starting' },
    'device.lost': { target: 'permissions' },
  },
})

export const starting = assessmentSetup.createStateConfig({
  id: 'starting',
  description: 'The attempt is started and its questions are fetched.',
  initial: 'requesting',
  states: {
    requesting: {
      description: 'The server starts the clock and sends the questions.',
      ...request('startAttempt', {
        input: assessmentInput,
        done: [
          {
            guard: { type: 'isRunning', params: runParams },
            target: '#running',
            actions: { type: 'keepRun', params: outputParams },
          },
          { target: '#checking' },
        ],
        refused: 'failed',
      }),
    },
    failed: {
      description: 'The questions could not be fetched; the candidate tries again.',
      on: { 'start.retried': { target: 'requesting', actions: 'clearFailure' } },
    },
  },
})

export const resuming = assessmentSetup.createStateConfig({
  id: 'resuming',
  description: 'An interrupted attempt is gone back to, at the part where its clock stands.',
  initial: 'requesting',
  states: {
    requesting: {
      description:
        'Answers and questions are read from this device; the server is told when it answers.',
      ...request('resumeAttempt', {
        input: runInput,
        done: [
          {
            guard: { type: 'isRunning', params: runParams },
            target: '#running',
            actions: { type: 'keepRun', params: outputParams },
          },
          { guard: { type: 'isElsewhere', params: runParams }, target: '#elsewhere' },
          { guard: { type: 'isFinished', params: runParams }, target: '#submitting' },
          { target: '#checking' },
        ],
        refused: 'failed',
      }),
    },
    failed: {
      description: 'Going back did not succeed; the candidate tries again.',
      on: { 'start.retried': { target: 'requesting', actions: 'clearFailure' } },
    },
  },
})
