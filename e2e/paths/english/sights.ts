import type { Sight, Sights, Thing } from '../sight'
import { devices, failed } from './names'
import { path } from './world'

const at = path
const button = (key: string): Thing => ['button', `assessment:${key}`]
const heading = (key: string): Thing => ['heading', `assessment:${key}`]
const words = (...keys: string[]) => keys.map((key) => `assessment:${key}`)

const lost = ['english.running.capture.lost.waiting', 'english.running.capture.lost.asking']
const asked = ['english.running.dialog.confirmingExit']
const elsewhere = ['english.running.writer.elsewhere', 'english.running.writer.takingBack']
const offline = ['english.running.connectivity.offline', 'english.running.connectivity.resyncing']
/** What stands before the whole work. */
const covers = [...lost, ...asked]

const looking: Sight = { at, sees: [heading('check.looking')] }

/** A device among those that are switched on before the work. */
function permissionSights(device: (typeof devices)[number]): Record<string, Sights> {
  const allow = { camera: 'device.allowCamera', microphone: 'device.allowMicrophone', screen: 'device.share' }[device]
  const again = device === 'screen' ? 'device.shareAgain' : 'device.again'
  const refusals = device === 'screen' ? ['refusal.permission_denied_screen', 'refusal.screen_failed'] : ['refusal.permission_denied', 'refusal.device_failed']
  const state = (name: string) => `english.permissions.${device}.${name}`
  return {
    [state('unknown')]: { at, sees: [button(allow)], unsaid: words(`device.${device}Ok`) },
    [state('asking')]: { at, disabled: [button('device.asking')], lacks: [button(allow)], unsaid: words(`device.${device}Ok`) },
    [state('granted')]: { at, lacks: [button(allow)], says: words(`device.${device}Ok`) },
    [state('denied')]: refusals.map((refusal) => ({ at, sees: [button(again)], lacks: [button(allow)], says: words(refusal), unsaid: words(`device.${device}Ok`) })),
  }
}

const before: Record<string, Sights> = {
  'english.checking.attempt': looking,
  'english.checking.refused': { at, sees: [heading('check.refused'), button('retry')] },
  'english.checking.browser': looking,
  'english.checking.unsupported': { at, sees: [heading('check.unsupportedTitle'), button('retry')] },
  unavailable: { at, sees: [heading('check.unavailableTitle'), button('check.lookAgain')] },
  'english.elsewhere.asking': { at, sees: [heading('check.elsewhereTitle'), button('check.takeOver'), button('check.lookAgain')] },
  'english.elsewhere.takingOver': { at, sees: [heading('check.elsewhereTitle')], disabled: [button('check.takingOver')] },
  practice: { at, sees: [heading('practice.title'), button('practice.continue')] },
  'english.consent.reading': { at, sees: [heading('consent.title'), button('consent.submit')] },
  'english.consent.giving': { at, sees: [heading('consent.title')], disabled: [button('consent.submitting')] },
  conditions: { at, sees: [heading('conditions.title'), button('conditions.accept')] },
  ...Object.assign({}, ...devices.map(permissionSights)),
  ready: { at, sees: [heading('device.title'), button('device.start')], says: words('device.allReady') },
  'english.starting.requesting': { at, sees: [heading('starting.busy')] },
  'english.starting.failed': { at, sees: [heading('failed-error'), button('retry')], says: words('starting.failedStart') },
  'english.resuming.requesting': { at, sees: [heading('starting.resuming')] },
  'english.resuming.failed': { at, sees: [heading('failed-error'), button('retry')], says: words('starting.failedResume') },
}

/** A part's two phases; what can be done in them gives way to the take-over while somebody writes elsewhere. */
function partSights(part: string, inside: Sight): Record<string, Sights> {
  const state = (phase: string) => `english.running.parts.${part}.${phase}`
  return {
    [state('briefing')]: { at, sees: [heading(`part.${part}`)], says: words(`briefing.${part}.lead`), unless: covers },
    [state('answering')]: { at, ...inside, unsaid: words(`briefing.${part}.lead`), unless: covers },
  }
}

const running: Record<string, Sights> = {
  ...partSights('writing', { says: words('writing.noPaste', 'writing.asItIs') }),
  ...partSights('mcqs', { sees: [heading('part.mcqs'), heading('mcqs.question')] }),
  ...partSights('speaking', { sees: [heading('part.speaking'), heading('speaking.question')] }),
  'english.running.connectivity.online': { at, unsaid: words('saved.offline', 'saved.resyncingMore') },
  'english.running.connectivity.offline': { at, says: words('saved.offline'), unsaid: words('saved.resyncingMore'), unless: [...covers, ...elsewhere] },
  'english.running.connectivity.resyncing': { at, says: words('saved.resyncing', 'saved.resyncingMore'), unless: [...covers, ...elsewhere] },
  // Where another device writes, that one records.
  'english.running.capture.live': ['recording.label', 'recording.off'].map((recording) => ({ at, sees: [['region', `assessment:${recording}`]], unsaid: words('lost.body'), unless: asked })),
  'english.running.capture.lost.waiting': devices.map((device) => ({ at, sees: [heading(`lost.${device}`), button(`lost.${device}Fix`)], says: words('lost.body') })),
  'english.running.capture.lost.asking': { at, disabled: [button('lost.asking')], says: words('lost.body') },
  'english.running.saving.saved': ['first', 'now', 'ago'].map((since) => ({ at, says: words(`saved.${since}`), unless: [...covers, ...elsewhere, ...offline] })),
  'english.running.saving.dirty': { at, says: words('saved.saving'), unsaid: words('saved.retrying'), unless: [...covers, ...elsewhere, ...offline] },
  'english.running.saving.saving': { at, says: words('saved.saving'), unsaid: words('saved.retrying'), unless: [...covers, ...elsewhere, ...offline] },
  'english.running.saving.retrying': { at, says: words('saved.retrying'), unless: [...covers, ...elsewhere, ...offline] },
  // An absence is a signal for the reviewer: who was away sees nothing of it, and no less of the work.
  'english.running.integrity.calm': { at },
  'english.running.integrity.away': { at, sees: [button('exit.open')] },
  'english.running.writer.mine': { at, sees: [button('exit.open')], unsaid: words('saved.elsewhere'), unless: covers },
  'english.running.writer.elsewhere': { at, sees: [button('saved.takeOver')], lacks: [button('exit.open')], says: words('saved.elsewhere') },
  'english.running.writer.takingBack': { at, disabled: [button('saved.takingOver')], lacks: [button('exit.open')], says: words('saved.elsewhere') },
  'english.running.dialog.closed': { at, lacks: [button('exit.confirm')] },
  'english.running.dialog.confirmingExit': { at, sees: [['dialog', 'assessment:exit.title'], button('exit.confirm'), button('exit.stay')] },
}

const after: Record<string, Sights> = {
  'english.submitting.sending': { at, sees: [heading('after.submitting')] },
  'english.submitting.waiting': { at, sees: [heading('after.submittingOffline')], says: words('after.submittingOfflineBody') },
  'english.draining.uploading': { at, sees: [heading('after.draining')], unsaid: words('after.drainingOffline') },
  'english.draining.waiting': { at, sees: [heading('after.draining')], says: words('after.drainingOffline') },
  'english.cancelling.sending': { at, sees: [heading('after.cancelling')], says: words('after.cancellingBody') },
  'english.cancelling.waiting': { at, sees: [heading('after.cancelling')], says: words('after.cancellingOffline') },
  resultProcessing: { at, sees: [heading('result.processing')] },
  completed: { at, sees: [heading('result.completed')] },
  failed: { at, sees: [heading('result.failed')] },
  cancelled: { at, sees: [heading('result.cancelled')] },
}

/** What a person sees in every state of the assessment. */
export const sights: Readonly<Record<string, Sights>> = { ...before, ...running, ...after }

/** What a person is told of a failure. */
export const tells: Readonly<Record<string, Sights>> = {
  [failed('consent.giving')]: { says: ['common:error.offline'] },
  [failed('starting.requesting')]: { says: ['common:error.offline'] },
  [failed('elsewhere.takingOver')]: { says: ['common:error.offline'] },
  [failed('running.writer.takingBack')]: { says: ['common:error.offline'] },
  [failed('running.capture.lost.asking')]: [{ says: words('refusal.permission_denied') }, { says: words('refusal.permission_denied_screen') }],
}

/** States that are left as they are entered. */
export const fleeting: Readonly<Record<string, string>> = {
  'english.checking.placing': 'It only chooses where to go on.',
  'english.running.parts.placing': 'It only chooses the part to go on in.',
  'english.running.parts.handingIn': 'It only chooses who hands in.',
}

/** States that show nothing of their own. */
export const bare: Readonly<Record<string, string>> = {
  'english.running.integrity.calm': 'Whether somebody was away is told to the reviewer, not to them.',
  'english.running.integrity.away': 'Who is away sees nothing, and who comes back no less of the work.',
}

/** States that look the same on purpose. */
export const alike: readonly (readonly [string, string])[] = [
  // The candidate waits for one look; that there are two is of no use to them.
  ['english.checking.attempt', 'english.checking.browser'],
  // From the first letter on the footer says that it is being saved.
  ['english.running.saving.dirty', 'english.running.saving.saving'],
]
