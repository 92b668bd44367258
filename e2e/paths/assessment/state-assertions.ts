import type { StateAssertion, StateAssertions, Thing } from '../state-assertion'
import { devices, failed } from './names'
import { toPagePath, type Kind } from './test-context'

const button = (key: string): Thing => ['button', `assessment:${key}`]
const heading = (key: string): Thing => ['heading', `assessment:${key}`]
const words = (...keys: string[]) => keys.map((key) => `assessment:${key}`)

const lost = ['running.capture.lost.waiting', 'running.capture.lost.asking']
const asked = ['running.dialog.confirmingExit']
const elsewhere = ['running.writer.elsewhere', 'running.writer.takingBack']
const offline = ['running.connectivity.offline', 'running.connectivity.resyncing']
/** The states whose screens cover the work. */
const covers = [...lost, ...asked]

const looking: StateAssertion = { sees: [heading('check.looking')] }

/** The row of a device on the page for allowing devices. */
function permissionAssertions(device: (typeof devices)[number]): Record<string, StateAssertions> {
  const allow = {
    camera: 'device.allowCamera',
    microphone: 'device.allowMicrophone',
    screen: 'device.share',
  }[device]
  const again = device === 'screen' ? 'device.shareAgain' : 'device.again'
  const refusals =
    device === 'screen'
      ? ['refusal.permission_denied_screen', 'refusal.screen_failed']
      : ['refusal.permission_denied', 'refusal.device_failed']
  const state = (name: string) => `permissions.${device}.${name}`
  return {
    [state('unknown')]: whileMissing({
      sees: [button(allow)],
      unsaid: words(`device.${device}Ok`),
    }),
    [state('asking')]: whileMissing({
      disabled: [button('device.asking')],
      lacks: [button(allow)],
      unsaid: words(`device.${device}Ok`),
    }),
    [state('granted')]: whileMissing({ lacks: [button(allow)], says: words(`device.${device}Ok`) }),
    [state('denied')]: refusals.flatMap((refusal) =>
      whileMissing({
        sees: [button(again)],
        lacks: [button(allow)],
        says: words(refusal),
        unsaid: words(`device.${device}Ok`),
      }),
    ),
  }
}

/**
 * Adds what holds while a device is missing: Start is disabled. A resumed attempt goes on by itself,
 * so its page has no such button.
 */
const whileMissing = ({ disabled = [], lacks = [], ...seen }: StateAssertion): StateAssertion[] => [
  { ...seen, lacks, disabled: [...disabled, button('device.start')] },
  { ...seen, disabled, lacks: [...lacks, button('device.start')] },
]

const before: Record<string, StateAssertions> = {
  'checking.attempt': looking,
  'checking.refused': { sees: [heading('check.refused'), button('retry')] },
  'checking.browser': looking,
  'checking.unsupported': { sees: [heading('check.unsupportedTitle'), button('retry')] },
  unavailable: { sees: [heading('check.unavailableTitle'), button('check.lookAgain')] },
  'elsewhere.asking': {
    sees: [heading('check.elsewhereTitle'), button('check.takeOver'), button('check.lookAgain')],
  },
  'elsewhere.takingOver': {
    sees: [heading('check.elsewhereTitle')],
    disabled: [button('check.takingOver')],
  },
  practice: { sees: [heading('practice.title'), button('practice.continue')] },
  'consent.reading': { sees: [heading('consent.title'), button('consent.submit')] },
  'consent.giving': { sees: [heading('consent.title')], disabled: [button('consent.submitting')] },
  conditions: { sees: [heading('conditions.title'), button('conditions.accept')] },
  ...Object.assign({}, ...devices.map(permissionAssertions)),
  ready: {
    sees: [heading('device.title'), button('device.start')],
    says: words('device.allReady'),
  },
  'starting.requesting': { sees: [heading('starting.busy')] },
  'starting.failed': {
    sees: [heading('failed-error'), button('retry')],
    says: words('starting.failedStart'),
  },
  'resuming.requesting': { sees: [heading('starting.resuming')] },
  'resuming.failed': {
    sees: [heading('failed-error'), button('retry')],
    says: words('starting.failedResume'),
  },
}

/**
 * The two phases of a part. While another device writes, the offer to take over replaces their
 * controls.
 */
function partAssertions(part: string, inside: StateAssertion): Record<string, StateAssertions> {
  const state = (phase: string) => `running.parts.${part}.${phase}`
  return {
    [state('briefing')]: {
      sees: [heading(`part.${part}`)],
      says: words(`briefing.${part}.lead`),
      unless: covers,
    },
    [state('answering')]: { ...inside, unsaid: words(`briefing.${part}.lead`), unless: covers },
  }
}

const running: Record<string, StateAssertions> = {
  'running.connectivity.online': { unsaid: words('saved.offline', 'saved.resyncingMore') },
  'running.connectivity.offline': {
    says: words('saved.offline'),
    unsaid: words('saved.resyncingMore'),
    unless: [...covers, ...elsewhere],
  },
  'running.connectivity.resyncing': {
    says: words('saved.resyncing', 'saved.resyncingMore'),
    unless: [...covers, ...elsewhere],
  },
  // While another device writes, that device records.
  'running.capture.live': ['recording.label', 'recording.off'].map((recording) => ({
    sees: [['region', `assessment:${recording}`]],
    unsaid: words('lost.body'),
    unless: asked,
  })),
  'running.capture.lost.waiting': devices.map((device) => ({
    sees: [heading(`lost.${device}`), button(`lost.${device}Fix`)],
    says: words('lost.body'),
  })),
  'running.capture.lost.asking': { disabled: [button('lost.asking')], says: words('lost.body') },
  'running.saving.saved': ['first', 'now', 'ago', 'late'].map((since) => ({
    says: words(`saved.${since}`),
    unless: [...covers, ...elsewhere, ...offline],
  })),
  'running.saving.dirty': {
    says: words('saved.saving'),
    unsaid: words('saved.retrying'),
    unless: [...covers, ...elsewhere, ...offline],
  },
  'running.saving.saving': {
    says: words('saved.saving'),
    unsaid: words('saved.retrying'),
    unless: [...covers, ...elsewhere, ...offline],
  },
  'running.saving.retrying': {
    says: words('saved.retrying'),
    unless: [...covers, ...elsewhere, ...offline],
  },
  // An absence is a signal for the reviewer. The person sees no message about it, and the work
  // stays visible.
  'running.integrity.calm': {},
  'running.integrity.away': { sees: [button('exit.open')] },
  'running.writer.mine': {
    sees: [button('exit.open')],
    unsaid: words('saved.elsewhere'),
    unless: covers,
  },
  'running.writer.elsewhere': {
    sees: [button('saved.takeOver')],
    lacks: [button('exit.open')],
    says: words('saved.elsewhere'),
  },
  'running.writer.takingBack': {
    disabled: [button('saved.takingOver')],
    lacks: [button('exit.open')],
    says: words('saved.elsewhere'),
  },
  'running.dialog.closed': { lacks: [button('exit.confirm')] },
  'running.dialog.confirmingExit': {
    sees: [['dialog', 'assessment:exit.title'], button('exit.confirm'), button('exit.stay')],
  },
}

const after: Record<string, StateAssertions> = {
  'submitting.sending': { sees: [heading('after.submitting')] },
  'submitting.waiting': {
    sees: [heading('after.submittingOffline')],
    says: words('after.submittingOfflineBody'),
  },
  'draining.sending': {
    sees: [heading('after.draining')],
    unsaid: words('after.drainingOffline'),
  },
  'draining.waiting': { sees: [heading('after.draining')], says: words('after.drainingOffline') },
  'cancelling.sending': {
    sees: [heading('after.cancelling')],
    says: words('after.cancellingBody'),
  },
  'cancelling.waiting': {
    sees: [heading('after.cancelling')],
    says: words('after.cancellingOffline'),
  },
  resultProcessing: { sees: [heading('result.processing')] },
  completed: { sees: [heading('result.completed')] },
  failed: { sees: [heading('result.failed')] },
  cancelled: { sees: [heading('result.cancelled')] },
}

/** The state assertions of an assessment kind, all at one address. */
export function getStateAssertions({ id, parts }: Kind): Record<string, StateAssertions> {
  const at = toPagePath(id)
  const inParts = Object.entries(parts).map(([part, { answering }]) =>
    partAssertions(part, answering),
  )
  const stateAssertions: [string, StateAssertions][] = Object.entries({
    ...before,
    ...running,
    ...Object.assign({}, ...inParts),
    ...after,
  })
  return Object.fromEntries(
    stateAssertions.map(([state, seen]) => [
      state,
      'length' in seen
        ? seen.map((stateAssertion) => ({ ...stateAssertion, at }))
        : { ...seen, at },
    ]),
  )
}

/** The messages for each failure. */
export const eventMessages: Readonly<Record<string, StateAssertions>> = {
  [failed('consent.giving')]: { says: ['common:error.offline'] },
  [failed('starting.requesting')]: { says: ['common:error.offline'] },
  [failed('elsewhere.takingOver')]: { says: ['common:error.offline'] },
  [failed('running.writer.takingBack')]: { says: ['common:error.offline'] },
  [failed('running.capture.lost.asking')]: [
    { says: words('refusal.permission_denied') },
    { says: words('refusal.permission_denied_screen') },
  ],
}

/** States that are left as soon as they are entered. */
export const fleeting: Readonly<Record<string, string>> = {
  'checking.placing': 'It only chooses where to go on.',
  'running.parts.placing': 'It only chooses the part to go on in.',
  'running.parts.handingIn': 'It only chooses who hands in.',
}

/** States that show nothing of their own. */
export const bare: Readonly<Record<string, string>> = {
  'running.integrity.calm': 'Whether somebody was away is told to the reviewer, not to them.',
  'running.integrity.away': 'Who is away sees nothing, and who comes back no less of the work.',
}

/** States that look the same on purpose. */
export const alike: readonly (readonly [string, string])[] = [
  // Both show one wait; a candidate does not need to know that there are two checks.
  ['checking.attempt', 'checking.browser'],
  // The footer says that an answer is being saved from the first letter on.
  ['running.saving.dirty', 'running.saving.saving'],
]
