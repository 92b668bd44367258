import type { Position, RunOutcome } from '../../../machines/assessment/assessment-events'
import type { AssessmentKind } from '../../../machines/assessment/parts'
import type { Circumstances } from '../within'
import { type Facts, type Step, foundBy, isDelivery, findDevice, runBy, start, next } from './facts'
import {
  done,
  failed,
  devices,
  toStateId,
  isLook,
  passed,
  listPositions,
  watched,
  withoutKind,
} from './names'

/** A reason why steps cannot happen, and a test for such steps. */
interface Rule {
  because: string
  forbids: (facts: Facts, step: Step, event: string) => boolean
}

const writer = 'running.writer'
const connectivity = 'running.connectivity'
const saving = 'running.saving.saving'
const lost = 'running.capture.lost'

const startsWithAny = (event: string, states: readonly string[]) =>
  states.some((state) => event.startsWith(done(state)) || event.startsWith(failed(state)))
const isPlace = (run: RunOutcome, place: Position) =>
  run.outcome === 'running' &&
  run.position?.part === place.part &&
  run.position.phase === place.phase
const isSaving = (from: ReadonlySet<string>) => from.has(saving)
const ofSaving = (event: string) =>
  event === done('running.saving.saving') || event === failed('running.saving.saving')

const rules: readonly Rule[] = [
  {
    because: 'The page is left with the cancellation of a logout.',
    forbids: ({ isLeaving }, _, event) => isLeaving && event !== done('cancelling.sending'),
  },
  {
    because: 'What an earlier visit left on the device is found by a page that is opened anew.',
    forbids: ({ isOpening }, step) =>
      !isOpening && ['here', 'finished', 'undrained'].includes(foundBy(step) ?? ''),
  },
  {
    because: 'Only a page that watches an attempt which is over hears of a reset.',
    forbids: (_, { from }, event) =>
      event === 'attempt.reset' && !watched.some((state) => from.has(state)),
  },
  {
    because: 'A result changes by answers that come late, or by an evaluation that is run again.',
    forbids: ({ hasOutage }, step) => isDelivery(step) && !hasOutage,
  },

  // The devices. Their states are found at once and in order, also if the browser does not support
  // one.
  {
    because: 'Devices are looked for in their order, and a device that is on is found.',
    forbids: ({ live, looked }, step, event) =>
      isLook(event) &&
      (devices.indexOf(findDevice(step) ?? 'camera') < looked ||
        devices
          .slice(looked, devices.indexOf(findDevice(step) ?? 'camera'))
          .some((device) => live.includes(device))),
  },
  {
    because: 'A device is found that is on, and no other.',
    forbids: ({ live }, step, event) =>
      isLook(event) &&
      live.includes(findDevice(step) ?? 'camera') !== event.startsWith('xstate.done'),
  },
  {
    because: 'A browser that has a microphone on can use a camera.',
    forbids: ({ live }, _, event) =>
      event === failed('permissions.camera.unknown') && live.includes('microphone'),
  },
  {
    because: 'A browser that cannot use a camera cannot use a microphone either.',
    forbids: ({ looked }, { from }, event) =>
      event === failed('permissions.microphone.unknown') &&
      !(looked === 1 && from.has('permissions.camera.denied')),
  },
  {
    because: 'A browser that cannot use a camera cannot use a microphone either.',
    forbids: ({ live, looked }, { from }, event) =>
      from.has('permissions') &&
      looked === 1 &&
      from.has('permissions.camera.denied') &&
      !live.includes('microphone') &&
      event !== failed('permissions.microphone.unknown'),
  },
  {
    because: 'All devices are looked for before anything else can happen.',
    forbids: ({ live, looked }, { from }, event) =>
      from.has('permissions') &&
      !isLook(event) &&
      devices.slice(looked).some((device) => live.includes(device)),
  },

  // Starting, taking over and going back.
  {
    because: 'A start is answered with the beginning, or another device was quicker.',
    forbids: (_, step, event) =>
      event === done('starting.requesting') &&
      !['running', 'over'].includes(runBy(step)?.outcome ?? ''),
  },
  {
    because: 'A take-over goes on, or finds the attempt over.',
    forbids: (_, step, event) =>
      event === done('elsewhere.takingOver') &&
      !['running', 'over'].includes(runBy(step)?.outcome ?? ''),
  },
  {
    because: 'A take-over goes on, finds the attempt over, or another tab was quicker.',
    forbids: (_, step, event) =>
      event === done('running.writer.takingBack') && runBy(step)?.outcome === 'finished',
  },
  {
    because: 'An attempt is gone back to where its clock stands by then.',
    forbids: ({ place }, step, event) => {
      const run = runBy(step)
      return (
        event === done('resuming.requesting') &&
        run?.outcome === 'running' &&
        !step.places.some((it, at) => at >= place && isPlace(run, it))
      )
    },
  },
  {
    because:
      'A page that has entered the attempt goes back without a call; another one hears from the server what has become of it.',
    forbids: ({ entered }, step, event) =>
      (event === done('resuming.requesting') &&
        (entered ? ['elsewhere', 'over'] : ['finished']).includes(runBy(step)?.outcome ?? '')) ||
      (event === failed('resuming.requesting') && entered),
  },

  {
    because: 'No time passes while the devices are on already.',
    forbids: ({ atOnce }, step, event) =>
      event === done('resuming.requesting') && atOnce && runBy(step)?.outcome === 'finished',
  },

  // Things that cannot happen together while an attempt runs.
  {
    because: 'Only the page that writes listens to the connection, the devices and the window.',
    forbids: (_, { from }, event) =>
      (from.has(`${writer}.elsewhere`) || from.has(`${writer}.takingBack`)) &&
      !['writer.takenBack', 'clock.expired'].includes(event) &&
      !startsWithAny(event, ['running.writer.takingBack', 'running.saving.saving']),
  },
  {
    because: 'The work is not left while it is asked back.',
    forbids: (_, { from }, event) => from.has(`${writer}.takingBack`) && event === 'clock.expired',
  },
  {
    because: 'Who is away comes back first.',
    forbids: (_, { from }, event) => from.has('running.integrity.away') && event !== 'away.ended',
  },
  {
    because: 'The question whether to exit covers the work.',
    forbids: (_, { from }, event) =>
      from.has('running.dialog.confirmingExit') &&
      !['exit.declined', 'exit.confirmed', 'writer.taken'].includes(event),
  },
  {
    because: 'A lost device covers the work.',
    forbids: (_, { from }, event) =>
      from.has(lost) &&
      !['device.asked', 'device.restored', 'writer.taken'].includes(event) &&
      !startsWithAny(event, ['running.capture.lost']),
  },
  {
    because: 'A device comes back when it is asked for.',
    forbids: (_, { from }, event) => event === 'device.restored' && !from.has(`${lost}.asking`),
  },
  {
    because: 'The question for the device is answered first.',
    forbids: (_, { from }, event) => from.has(`${lost}.asking`) && event === 'writer.taken',
  },
  {
    because: 'Nothing is written but in answer to a question that takes words or a choice.',
    forbids: (_, { from, to, written }, event) =>
      (event === 'answer.changed' ||
        (event === done('running.saving.saving') && to.has('running.saving.dirty'))) &&
      !written.some((state) => from.has(state)),
  },
  {
    because: 'What there is to save is saved before anything else.',
    forbids: (_, { from }, event) => isSaving(from) && !ofSaving(event),
  },
  {
    because: 'Where nothing is to be saved, nothing comes between and nothing fails.',
    forbids: ({ unsent }, { from, to }, event) =>
      isSaving(from) && ofSaving(event) && !unsent && !to.has('running.saving.saved'),
  },
  {
    because:
      'Without a connection nothing can be saved, and the page says that, not what becomes of a try.',
    forbids: (_, { from }, event) =>
      [
        passed('autosave', 'running.saving.dirty'),
        passed('retry', 'running.saving.retrying'),
      ].includes(event) && !from.has(`${connectivity}.online`),
  },
  {
    because: 'The connection comes back that was lost.',
    forbids: (_, { from }, event) =>
      event === 'connection.restored' &&
      from.has('running') &&
      !from.has(`${connectivity}.offline`),
  },
  {
    because: 'Without a connection, it comes back before the attempt goes on.',
    forbids: (_, { from }, event) =>
      (from.has(`${connectivity}.offline`) || from.has(`${connectivity}.resyncing`)) &&
      !['connection.lost', 'connection.restored', 'answer.changed'].includes(event) &&
      !event.startsWith('xstate.'),
  },
  {
    because: 'The attempt is not left before it is connected.',
    forbids: (_, { from, to }) =>
      from.has('running') && !to.has('running') && !from.has(`${connectivity}.online`),
  },
  {
    because: 'Another device is not taken over to before what is written here is saved.',
    forbids: (_, { from }, event) => event === 'writer.taken' && !from.has('running.saving.saved'),
  },
]

/** The facts about an assessment kind that its walks depend on. */
interface Walked {
  id: AssessmentKind
  /** By the id of the part: whether answers can be written in it. */
  parts: Readonly<Record<string, { write: unknown }>>
}

/** The steps that a person, a device or the server can cause in the walks of an assessment kind. */
export function getCircumstances({ id: kind, parts }: Walked): Circumstances<Facts> {
  const places = listPositions(kind)
  const written = places
    .filter(({ part, phase }) => phase === 'answering' && parts[part]?.write != null)
    .map(toStateId)
  const known = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>()
  const named = (states: ReadonlySet<string>) => {
    const names = known.get(states) ?? new Set([...states].map((state) => withoutKind(kind, state)))
    known.set(states, names)
    return names
  }
  return {
    start,
    after: (facts, { edge, from, to }) => {
      const event = { ...edge.event, type: withoutKind(kind, edge.event.type) }
      const step: Step = {
        edge: { ...edge, event },
        from: named(from),
        to: named(to),
        places,
        written,
      }
      return rules.some(({ forbids }) => forbids(facts, step, event.type))
        ? null
        : next(facts, step)
    },
  }
}
