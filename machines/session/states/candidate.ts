import { resumeInput } from '../inputs'
import { byStanding, whileSignedIn } from '../placing'
import { sessionSetup } from '../setup'

/** An approved candidate whose resume has not become a profile yet. */
export const candidateProfilePending = sessionSetup.createStateConfig({
  description: "The candidate's resume has not become a profile yet.",
  initial: 'parsing',
  on: whileSignedIn('CANDIDATE_PROFILE_PENDING'),
  states: {
    parsing: {
      description: 'The resume is being read.',
      invoke: { id: 'watchProfile', src: 'watchProfile' },
      on: {
        'profile.completed': { target: '#session.CANDIDATE', actions: 'clearMessages' },
        'profile.failed': [
          { guard: 'earlierProfileKept', target: '#session.CANDIDATE', actions: 'noteFailure' },
          { target: 'parseFailed', actions: 'noteFailure' },
        ],
      },
    },
    parseFailed: {
      description: 'Nothing could be read from the resume, and another may be uploaded.',
      on: { 'resume.uploaded': 'replacing' },
    },
    replacing: {
      description: 'Another resume is being handed in.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'replaceResume',
        src: 'replaceResume',
        input: resumeInput,
        onDone: { target: 'parsing' },
        onError: { target: 'parseFailed', actions: 'noteFailure' },
      },
    },
  },
})

/** An approved candidate with a profile. */
export const candidate = sessionSetup.createStateConfig({
  description: 'A candidate is signed in.',
  initial: 'online',
  on: whileSignedIn('CANDIDATE'),
  states: {
    online: {
      description: 'The candidate uses the application.',
      on: { 'attempt.begun': 'attempting', 'resume.uploaded': 'replacing' },
    },
    attempting: {
      description:
        'An assessment runs in this tab, and no failed loading may throw the candidate out of it.',
      on: { 'attempt.ended': 'online' },
    },
    replacing: {
      description:
        'Another resume is being handed in; the profile of the earlier one is kept until it is read.',
      tags: ['busy'],
      entry: 'clearMessages',
      invoke: {
        id: 'replaceResume',
        src: 'replaceResume',
        input: resumeInput,
        onDone: { target: '#session.CANDIDATE_PROFILE_PENDING' },
        onError: { target: 'online', actions: 'noteFailure' },
      },
    },
    offline: {
      description:
        'There was no answer at the start, but work waits on this device, so it goes on without a connection.',
      tags: ['offline'],
      invoke: {
        id: 'rehydrate',
        src: 'rehydrate',
        onDone: byStanding,
        onError: {
          target: '#session.UNAUTHENTICATED.signedOut',
          actions: ['forgetSession', 'clearStored', 'noteExpiry'],
        },
      },
    },
  },
})
