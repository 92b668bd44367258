import type { Phase } from './assessment-events'
import { assessmentSetup } from './assessment-setup'
import { deviceInput, errorParams, noInput, outputParams, runInput, runParams } from './inputs'
import { request } from './request'
import type { PartId, PartSpec } from './parts'

/** A part as the builder takes it: its id is a part's id of the contract. */
export type Part = PartSpec & { id: PartId }

const isAbout = (part: PartId, phase: Phase) =>
  ({ type: 'isAbout', params: { part, phase } }) as const

/** One part: its briefing, then its answering, then whatever follows it. */
const partState = (part: Part, next: string) =>
  assessmentSetup.createStateConfig({
    description: `The part ${part.id} is on.`,
    initial: 'briefing',
    states: {
      briefing: {
        description: `The instructions of ${part.id} are read; its time has not begun.`,
        on: {
          'part.begun': {
            guard: 'isWriter',
            target: 'answering',
            actions: { type: 'recordPartBegun', params: { part: part.id } },
          },
          'clock.expired': { guard: isAbout(part.id, 'briefing'), target: 'answering' },
        },
      },
      answering: {
        description: `The questions of ${part.id} are answered against the clock.`,
        on: {
          'part.submitted': {
            guard: 'isWriter',
            target: next,
            actions: { type: 'recordPartSubmitted', params: { part: part.id } },
          },
          'clock.expired': { guard: isAbout(part.id, 'answering'), target: next },
        },
      },
    },
  })

const partsRegion = (parts: readonly Part[]) => {
  const ids = parts.map((part) => part.id)
  const states = parts.map((part, index) => {
    return [part.id, partState(part, `#parts.${ids[index + 1] ?? 'handingIn'}`)] as const
  })
  const resumes = parts.flatMap(({ id }) =>
    (['briefing', 'answering'] as const).map((phase) => ({
      guard: { type: 'isAt', params: { part: id, phase } } as const,
      target: `#parts.${id}.${phase}`,
    })),
  )
  return assessmentSetup.createStateConfig({
    id: 'parts',
    description: 'The parts follow one another.',
    initial: 'placing',
    invoke: { src: 'watchClock', input: runInput },
    states: {
      placing: {
        description: 'The part is looked up where the clock stands.',
        always: [...resumes, { target: `#parts.${ids[0]}` }],
      },
      ...Object.fromEntries(states),
      handingIn: {
        description:
          'All parts are over: the writing browser hands the attempt in, any other looks again.',
        always: [{ guard: 'isWriter', target: '#submitting' }, { target: '#checking' }],
      },
    },
  })
}

const connectivity = assessmentSetup.createStateConfig({
  description: 'Whether the server answers. Being offline never ends an attempt.',
  initial: 'online',
  states: {
    online: {
      description: 'The server answers.',
      on: { 'connection.lost': { target: 'offline' } },
    },
    offline: {
      description: 'The server does not answer; everything is kept on this device.',
      tags: 'offline',
      on: { 'connection.restored': { target: 'resyncing' } },
    },
    resyncing: {
      description: 'The server answers again and is given what it missed.',
      tags: 'offline',
      invoke: {
        src: 'resync',
        input: runInput,
        onDone: { target: 'online' },
        onError: { target: 'offline' },
      },
      on: { 'connection.lost': { target: 'offline' } },
    },
  },
})

const capture = assessmentSetup.createStateConfig({
  description: 'Whether camera, microphone and screen are recorded.',
  initial: 'live',
  states: {
    live: {
      description: 'Camera, microphone and screen are on.',
      tags: 'recording',
      on: { 'device.lost': { target: 'lost' } },
    },
    lost: {
      description:
        'A device is off: the work is covered until it is back, for two minutes at most.',
      tags: 'covered',
      initial: 'waiting',
      invoke: {
        src: 'countCaptureGrace',
        input: noInput,
        onDone: {
          target: '#cancelling',
          actions: { type: 'keepReason', params: { reason: 'capture_lost' } },
        },
      },
      on: {
        'device.restored': { target: 'live', actions: 'clearFailure' },
        // Another tab records now; this one has nothing to restore.
        'writer.taken': { target: 'live' },
      },
      states: {
        waiting: {
          description: 'The candidate is told which device to switch on again.',
          on: { 'device.asked': { target: 'asking' } },
        },
        asking: {
          description: 'The browser asks the candidate for the device.',
          ...request('askDevice', {
            input: deviceInput,
            done: { target: 'waiting' },
            refused: 'waiting',
          }),
        },
      },
    },
  },
})

const saving = assessmentSetup.createStateConfig({
  description:
    'Whether what was written is on the server. It is on this device before anything else.',
  initial: 'saving',
  states: {
    saved: {
      description: 'The server has every answer.',
      on: { 'answer.changed': { target: 'dirty' } },
    },
    dirty: {
      description: 'Something was written and goes up when typing pauses.',
      tags: 'unsaved',
      after: { autosave: { target: 'saving' } },
      // The part is over: what was written up to now goes up without waiting for a pause.
      on: { 'clock.expired': { target: 'saving' } },
    },
    saving: {
      description: 'Answers are going up.',
      tags: 'unsaved',
      invoke: {
        src: 'saveAnswers',
        input: runInput,
        onDone: [
          { guard: { type: 'hasPending', params: outputParams }, target: 'dirty' },
          { target: 'saved' },
        ],
        onError: { target: 'retrying' },
      },
    },
    retrying: {
      description: 'The server did not take the answers; they are kept here and sent again.',
      tags: 'unsaved',
      after: { retry: { target: 'saving' } },
      on: { 'connection.restored': { target: 'saving' } },
    },
  },
})

const integrity = assessmentSetup.createStateConfig({
  description: 'Whether the candidate is at the work. A signal for the reviewer, never a verdict.',
  initial: 'calm',
  states: {
    calm: { description: 'The window is in front.', on: { 'away.began': { target: 'away' } } },
    away: {
      description: 'The window is hidden or behind another.',
      on: { 'away.ended': { target: 'calm' } },
    },
  },
})

const writer = assessmentSetup.createStateConfig({
  description: 'Whether this browser is the one that writes.',
  initial: 'mine',
  states: {
    mine: {
      description: 'Answers and recordings come from here.',
      invoke: [
        { src: 'watchConnection', input: runInput },
        { src: 'recordCapture', input: runInput },
        { src: 'watchIntegrity', input: runInput },
      ],
      on: { 'writer.taken': { target: 'elsewhere' } },
    },
    elsewhere: {
      description: 'Another tab or device took over; here everything is read-only.',
      tags: 'readOnly',
      invoke: { src: 'watchEnd', input: runInput },
      on: { 'writer.takenBack': { target: 'takingBack', actions: 'clearFailure' } },
    },
    takingBack: {
      description: 'The server is asked to make this browser the one that writes.',
      tags: ['readOnly', 'busy'],
      invoke: {
        src: 'takeOver',
        input: runInput,
        onDone: [
          // Devices may be off by now, and the clock further: the attempt is entered again from the
          // start.
          {
            guard: { type: 'isRunning', params: runParams },
            target: '#permissions',
            actions: { type: 'keepRun', params: outputParams },
          },
          { guard: { type: 'isElsewhere', params: runParams }, target: 'elsewhere' },
          { target: '#checking' },
        ],
        onError: { target: 'elsewhere', actions: { type: 'setFailure', params: errorParams } },
      },
    },
  },
})

const dialog = assessmentSetup.createStateConfig({
  description: 'Leaving for good is asked twice.',
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is asked.',
      on: { 'exit.asked': { guard: 'isWriter', target: 'confirmingExit' } },
    },
    confirmingExit: {
      description: 'The candidate is told that an exited assessment cannot be gone back to.',
      on: {
        'exit.declined': { target: 'closed' },
        'writer.taken': { target: 'closed' },
        'exit.confirmed': {
          target: '#cancelling',
          actions: { type: 'keepReason', params: { reason: 'exited' } },
        },
      },
    },
  },
})

/** The attempt under way: seven things go on side by side. */
export const runningState = (parts: readonly Part[]) =>
  assessmentSetup.createStateConfig({
    id: 'running',
    description: 'The attempt is under way.',
    tags: 'running',
    type: 'parallel',
    on: {
      'logout.confirmed': {
        guard: 'isWriter',
        target: 'cancelling',
        actions: { type: 'keepReason', params: { reason: 'logged_out' } },
      },
      // The server had ended or cancelled the attempt, which a heartbeat or a save brought to
      // light.
      'attempt.ended': { target: 'checking' },
    },
    states: { parts: partsRegion(parts), connectivity, capture, saving, integrity, writer, dialog },
  })
