import type { ChartWords } from '../paths/cases'
import type { CheckOutcome, RunOutcome, Unsupported } from './assessment-events'
import type { AssessmentMachine } from './assessment.machine'

const noAnswer = 'No answer comes.'

/** An assessment in words, for the test plan. */
export const assessmentWords: ChartWords<AssessmentMachine> = {
  events: {
    'check.retried': 'The candidate presses the button to look again.',
    'practice.finished': 'The candidate finishes the practice.',
    'consent.given': 'The candidate agrees to be recorded.',
    'conditions.accepted': 'The candidate accepts the conditions.',
    'device.asked': ({ device }) =>
      `The candidate presses the button that switches on the ${device}.`,
    'device.lost': ({ device }) => `The ${device} goes off.`,
    'device.restored': ({ device }) => `The ${device}, the last that was off, is on again.`,
    'attempt.begun': 'The candidate begins the attempt.',
    'start.retried': 'The candidate presses the button to try again.',
    'part.begun': 'The candidate begins the part.',
    'part.submitted': 'The candidate submits the part.',
    'clock.expired': ({ part, phase }) =>
      phase === 'briefing'
        ? `The time to read the instructions of ${part} is up.`
        : `The time to answer ${part} is up.`,
    'answer.changed': 'The candidate writes or changes an answer.',
    'connection.lost': 'The server cannot be reached.',
    'connection.restored': 'The server can be reached again.',
    'away.began': 'The candidate turns to another window.',
    'away.ended': 'The candidate comes back to this window.',
    'writer.taken': 'The candidate goes on in another tab or on another device.',
    'writer.takenBack': 'The candidate chooses to go on here.',
    'exit.asked': 'The candidate presses the button to leave the assessment.',
    'exit.declined': 'The candidate stays after all.',
    'exit.confirmed': 'The candidate confirms: the assessment is left for good.',
    'logout.confirmed': 'The candidate logs out and confirms that this ends the attempt.',
    'attempt.ended': 'The server says that the attempt does not stand where it stands here.',
    'attempt.disqualified': 'A person disqualifies the attempt.',
    'attempt.reset': 'An admin resets the assessment.',
    'result.completed': 'The server says that the result is there.',
    'result.failed': 'The server says that the evaluation did not succeed.',
    'redo.granted': 'An admin grants another attempt.',
  },
  actors: {
    checkAttempt: {
      does: 'The attempt is looked up, on the server and on this device.',
      done: ({ found }) => foundWords[found],
      failed: noAnswer,
    },
    checkBrowser: {
      does: 'The browser and its window are tried.',
      done: ({ unsupported }) =>
        unsupported
          ? unsupportedWords[unsupported]
          : 'The browser can record, and its window is wide enough.',
      failed: 'The browser cannot be tried.',
    },
    giveConsent: {
      does: 'The consent goes to the server.',
      done: 'The server keeps the consent.',
      failed: noAnswer,
    },
    findDevice: {
      does: 'It is looked whether the device is on already.',
      done: ({ live }) => (live ? 'The device is on already.' : 'The device is off.'),
      failed: 'The device cannot be looked at.',
    },
    askDevice: {
      does: 'The browser asks the candidate for the device.',
      done: 'The candidate allows it.',
      failed: 'The candidate does not allow it, or there is no such device.',
    },
    startAttempt: {
      does: 'The attempt is started on the server.',
      done: runWords,
      failed: noAnswer,
    },
    resumeAttempt: {
      does: 'The attempt is read from this device and from the server.',
      done: runWords,
      failed: noAnswer,
    },
    takeOver: {
      does: 'The server is asked to let this browser write.',
      done: runWords,
      failed: noAnswer,
    },
    resync: {
      does: 'The server is given what it missed.',
      done: 'The server has what it missed.',
      failed: noAnswer,
    },
    saveAnswers: {
      does: 'The answers go to the server.',
      done: ({ pending }) =>
        pending
          ? 'The server has the answers, and more was written meanwhile.'
          : 'The server has every answer.',
      failed: noAnswer,
    },
    countCaptureGrace: {
      does: 'The two minutes are counted in which a device may be off.',
      done: 'A device has been off for two minutes.',
      failed: 'The two minutes cannot be counted.',
    },
    submitAttempt: {
      does: 'The attempt is handed in.',
      done: 'The server has the attempt.',
      failed: noAnswer,
    },
    cancelAttempt: {
      does: 'The cancellation goes to the server.',
      done: 'The server has the cancellation.',
      failed: noAnswer,
    },
    drainRecordings: {
      does: 'The recordings left go to the server.',
      done: 'The server has every recording.',
      failed: noAnswer,
    },
    watchClock: { does: 'The clock of the part is watched.' },
    watchConnection: { does: 'It is watched whether the server can be reached.' },
    recordCapture: { does: 'Camera, microphone and screen are recorded.' },
    watchIntegrity: { does: 'It is watched whether the window is in front.' },
    watchDevices: { does: 'It is watched whether a device goes off.' },
    watchAttempt: { does: 'The server is asked again and again how the attempt stands.' },
    watchReturn: { does: 'It is waited for that the browser is connected again.' },
    watchEnd: { does: 'It is looked whether the attempt is over.' },
  },
  delays: {
    autosave: 'Typing has paused for 0.8 seconds.',
    retry: 'It is time to try again.',
  },
}

const foundWords: Record<CheckOutcome['found'], string> = {
  never: 'There has been no attempt yet.',
  redo: 'Another attempt has been granted.',
  unavailable: 'No version of the assessment is open.',
  here: 'An attempt is under way, and this browser writes it.',
  elsewhere: 'An attempt is under way in another tab or on another device.',
  finished: 'The parts of an attempt are over, and only the handing in is left.',
  undrained: 'An attempt is handed in, and recordings of it are still on this device.',
  processing: 'The result of an attempt is being made.',
  completed: 'There is a result.',
  failed: 'The evaluation of an attempt did not succeed.',
  cancelled: 'An attempt was ended.',
}

const unsupportedWords: Record<Unsupported, string> = {
  no_recording: 'The browser cannot record.',
  window_too_narrow: 'The window is too narrow.',
  no_storage: 'The browser cannot keep work on this device.',
}

function runWords(run: RunOutcome): string {
  if (run.outcome === 'elsewhere') return 'The server says that another tab or device writes.'
  if (run.outcome === 'finished') return 'The server says that all parts are over.'
  if (run.outcome === 'over') return 'The server says that the attempt is over.'
  if (run.position === null) return 'The server lets this browser write.'
  const { part, phase } = run.position
  return `The server lets this browser write; the clock stands at the ${phase === 'briefing' ? 'instructions' : 'questions'} of ${part}.`
}
