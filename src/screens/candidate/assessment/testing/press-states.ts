import { fireEvent } from '@testing-library/react'
import { devices } from '../../../../features/assessments/capture/capture-devices'
import { at, grantDevices } from '../../../../features/assessments/testing/candidate-device'
import type { PressState } from './press-sweep'
import {
  accepted,
  agreed,
  asked,
  began,
  first,
  next,
  opened,
  practised,
  pressing,
  ready,
  reopened,
  silence,
  type Go,
  type Walk,
} from './press-walks'

/** Ticks what has to be ticked before the button of a form does anything. */
const tickAll: Go = async ({ after }) => {
  for (const box of document.querySelectorAll('input[type="checkbox"]'))
    await after(() => fireEvent.click(box))
}

const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'))

export const beforeStates: PressState[] = [
  {
    name: 'a look-up that is not answered yet',
    walk: first(({ server }) => (server.listAttempts = silence), opened),
    asksNothing: true,
  },
  {
    name: 'a look-up that was refused',
    walk: first(({ server }) => (server.silence = 'before'), opened),
  },
  {
    name: 'a browser that cannot record',
    walk: async (device) => device.openUndrawn({ recorder: false }),
  },
  {
    name: 'an assessment that is not open',
    walk: first(({ server }) => (server.listAttempts = async () => []), opened),
  },
  { name: 'practice', walk: practised, go: ({ comes }) => comes(/^Guideline|^Multiple/) },
  { name: 'consent', walk: asked },
  { name: 'consent, ticked', walk: asked, go: tickAll },
  {
    name: 'a consent on its way',
    walk: first(({ server }) => (server.giveConsent = silence), agreed),
  },
  { name: 'conditions', walk: agreed },
  { name: 'devices', walk: accepted },
  {
    name: 'devices that are asked for',
    walk: next(
      accepted,
      ({ media }) => Object.assign(media, { getUserMedia: silence, getDisplayMedia: silence }),
      grantDevices,
    ),
  },
  {
    name: 'devices that were refused',
    walk: next(
      accepted,
      ({ media }) => Object.assign(media, { getUserMedia: refused, getDisplayMedia: refused }),
      grantDevices,
    ),
  },
  ...devices.map((device) => ({
    name: `devices, all but the ${device}`,
    walk: next(accepted, ({ run }) =>
      devices
        .filter((one) => one !== device)
        .forEach((one) => run.send({ type: 'device.asked', device: one })),
    ),
  })),
  { name: 'ready', walk: ready },
  {
    name: 'a start on its way',
    walk: next(ready, ({ run }, { server }) => {
      server.sendEvent = silence
      run.send({ type: 'attempt.begun' })
    }),
    asksNothing: true,
  },
  {
    name: 'a start that failed',
    walk: next(ready, ({ run }, { server }) => {
      server.silence = 'before'
      run.send({ type: 'attempt.begun' })
    }),
  },
]

/** Another tab has begun the attempt, and writes it. */
const inAnotherTab: Walk = first(
  began,
  next(opened, (page) => at(page, 'elsewhere')),
)
const comeBack = next(reopened(began), (page) => at(page, 'permissions'))
const unplugged = next(began, ({ media }) => media.camera.unplug())
const taken = next(began, ({ run }) => run.send({ type: 'writer.taken' }))

export const duringStates: PressState[] = [
  { name: 'an attempt that runs elsewhere', walk: inAnotherTab },
  {
    name: 'a take-over on its way',
    walk: next(inAnotherTab, ({ run }, { server }) => {
      server.sendEvent = silence
      run.send({ type: 'writer.takenBack' })
    }),
  },
  { name: 'devices, of an attempt that runs', walk: comeBack },
  {
    name: 'a return on its way',
    walk: next(comeBack, (page, { server }) => {
      server.getQuestionnaire = silence
      return grantDevices(page)
    }),
    asksNothing: true,
  },
  {
    name: 'a return that failed',
    walk: next(comeBack, (page, { locks }) => {
      locks.request = () => Promise.reject(new Error('Nothing was given.'))
      return grantDevices(page)
    }),
  },
  { name: 'the question whether to leave', walk: began, go: pressing(/^Exit assessment/) },
  { name: 'help', walk: began, go: pressing(/^Help/) },
  { name: 'a camera that is gone', walk: unplugged },
  {
    name: 'a camera that is asked for',
    walk: next(unplugged, ({ run, media }) => {
      media.getUserMedia = silence
      run.send({ type: 'device.asked', device: 'camera' })
    }),
  },
  { name: 'an attempt that was taken over', walk: taken },
  {
    name: 'an attempt that is taken back',
    walk: next(taken, ({ run }, { server }) => {
      server.sendEvent = silence
      run.send({ type: 'writer.takenBack' })
    }),
  },
]
