import type { Device } from './assessment-events'
import { assessmentSetup } from './assessment-setup'
import { errorParams, noInput, outputParams } from './inputs'
import { request } from './request'

const permission = (device: Device) =>
  assessmentSetup.createStateConfig({
    description: `The ${device} is needed throughout.`,
    initial: 'unknown',
    states: {
      unknown: {
        description: `Nobody has asked for the ${device} yet, unless it is on already.`,
        invoke: {
          src: 'findDevice',
          input: { device },
          onDone: { guard: { type: 'isLive', params: outputParams }, target: 'granted' },
          onError: { target: 'denied', actions: { type: 'setFailure', params: errorParams } },
        },
        on: {
          'device.asked': { guard: { type: 'isDevice', params: { device } }, target: 'asking' },
        },
      },
      asking: {
        description: `The browser asks the candidate for the ${device}.`,
        ...request('askDevice', {
          input: { device },
          done: { target: 'granted' },
          refused: 'denied',
        }),
      },
      granted: {
        description: `The ${device} is on.`,
        on: {
          'device.lost': { guard: { type: 'isDevice', params: { device } }, target: 'denied' },
        },
      },
      denied: {
        description: `The ${device} was refused, is missing, or was switched off again.`,
        on: {
          'device.asked': { guard: { type: 'isDevice', params: { device } }, target: 'asking' },
        },
      },
    },
  })

export const permissions = assessmentSetup.createStateConfig({
  id: 'permissions',
  description: 'Camera, microphone and the whole screen are switched on, each by itself.',
  type: 'parallel',
  invoke: { src: 'watchDevices', input: noInput },
  states: {
    camera: permission('camera'),
    microphone: permission('microphone'),
    screen: permission('screen'),
  },
  always: [
    { guard: 'allGrantedAgain', target: 'resuming', actions: 'clearFailure' },
    { guard: 'allGranted', target: 'ready', actions: 'clearFailure' },
  ],
})
