import { resumeInput } from '../inputs'
import { routeByStatus, whileSignedIn } from '../placing'
import { request } from '../request'
import { sessionSetup } from '../setup'

/** An approved candidate without a profile yet. */
export const candidateProfilePending = sessionSetup.createStateConfig({
  description: 'There is no profile yet: the resume has not become one, or none was typed.',
  initial: 'parsing',
  on: whileSignedIn('CANDIDATE_PROFILE_PENDING'),
  states: {
    parsing: {
      description: 'The resume is being read, or there is none and the profile is typed.',
      invoke: { id: 'watchProfile', src: 'watchProfile' },
      on: {
        'profile.completed': { target: '#session.CANDIDATE', actions: 'clearMessages' },
        'profile.failed': [
          { guard: 'earlierProfileKept', target: '#session.CANDIDATE', actions: 'setFailure' },
          { target: 'parseFailed', actions: 'setFailure' },
        ],
      },
    },
    parseFailed: {
      description: 'Nothing could be read from the resume, and another may be uploaded.',
      on: { 'resume.uploaded': 'replacing' },
    },
    replacing: {
      description: 'Another resume is being handed in.',
      ...request('replaceResume', {
        input: resumeInput,
        done: { target: 'parsing' },
        refused: 'parseFailed',
      }),
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
      ...request('replaceResume', {
        input: resumeInput,
        done: { target: '#session.CANDIDATE_PROFILE_PENDING' },
        refused: 'online',
      }),
    },
    offline: {
      description:
        'There was no answer at the start, but work waits on this device, so it goes on without a connection.',
      tags: ['offline'],
      invoke: {
        id: 'rehydrate',
        src: 'rehydrate',
        onDone: routeByStatus,
        onError: {
          target: '#session.UNAUTHENTICATED.signedOut',
          actions: ['forgetSession', 'clearStored', 'setExpiry'],
        },
      },
    },
  },
})
