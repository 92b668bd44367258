import { annotationParts } from '../../../machines/assessment/parts'
import type { EpisodeCause } from '../../../machines/attempt/attempt-events'
import { getAnswerKey } from '../../content/assessments'
import { letters, replies } from '../../content/demo/year/writings'
import { newId } from '../../db/id'
import { plusSeconds } from '../../runtime/clock'
import { answerCarefully, answerHastily, annotationValuesBy } from '../demo-annotation'
import { getQuestions } from '../demo-answers'
import { getQuestionnaire } from '../../content/assessments'
import type { Chance } from './chance'
import { happen, write, type YearAttempt } from './year-attempt'

/** How an attempt ends before its result is made; `submitted` is all of it handed in. */
export type Ending = 'submitted' | 'exited' | 'logged_out' | 'capture_lost' | 'running'

const causes: readonly EpisodeCause[] = [
  'tab_hidden',
  'window_blurred',
  'paste_blocked',
  'fullscreen_left',
  'nobody_in_view',
  'phone_possible',
]

/** A look away, a paste that was refused: now and then, and not from everybody. */
function lookAway(attempt: YearAttempt, seconds: number, chance: Chance): void {
  if (chance.often(55)) return
  const cause = chance.pick(causes)
  const length = cause === 'paste_blocked' ? null : chance.whole(1500, 9000)
  happen(attempt, seconds, { type: 'episode.recorded', detail: { cause, length_ms: length } })
}

/** Ends an attempt that is not handed in. */
function breakOff(attempt: YearAttempt, ending: Ending, seconds: number): void {
  if (ending === 'capture_lost') {
    happen(attempt, seconds - 120, {
      type: 'capture.lost',
      detail: { cause: 'screen_lost', length_ms: null, device: 'screen' },
    })
    happen(attempt, seconds, { type: 'capture.expired' })
  } else if (ending === 'exited' || ending === 'logged_out')
    happen(attempt, seconds, { type: 'attempt.exited', reason: ending })
}

/** Chooses the text, from the weakest first, that fits a person's ability. */
const byAbility = <T>(texts: readonly T[], ability: number, chance: Chance): T => {
  const near = (ability - 0.15) * 1.2 * texts.length + chance.whole(-1, 1)
  const text = texts[Math.min(texts.length - 1, Math.max(0, Math.floor(near)))]
  if (text === undefined) throw new Error('There is nothing to write.')
  return text
}

/** The English assessment, as far as it went. Returns the seconds that it took. */
export function takeEnglish(attempt: YearAttempt, ending: Ending, chance: Chance): number {
  const { ability } = attempt.person
  const reading = chance.whole(25, 80)
  happen(attempt, reading, { type: 'part.begun', part: 'writing' })
  lookAway(attempt, reading + 150, chance)
  const text = byAbility(letters, ability, chance)
  const writing = reading + chance.whole(620, 1130)
  if (ending === 'running') return reading + 150
  const [task] = getQuestions('written')
  const written = ending === 'submitted' ? text : `${text.split(' ').slice(0, 12).join(' ')}`
  write(attempt, writing - 20, { questionId: task?.id ?? '', type: 'long_text', value: written })
  if (ending !== 'submitted') {
    breakOff(attempt, ending, writing)
    return writing
  }
  happen(attempt, writing, { type: 'part.submitted', part: 'writing' })
  const asked = writing + chance.whole(15, 70)
  happen(attempt, asked, { type: 'part.begun', part: 'mcqs' })
  const answered = asked + chance.whole(260, 560)
  answerChoices(attempt, [asked, answered], chance)
  lookAway(attempt, asked + 100, chance)
  happen(attempt, answered, { type: 'part.submitted', part: 'mcqs' })
  const begun = answered + chance.whole(15, 60)
  happen(attempt, begun, { type: 'part.begun', part: 'speaking' })
  const spoken = begun + chance.whole(280, 520)
  happen(attempt, spoken, { type: 'part.submitted', part: 'speaking' })
  happen(attempt, spoken + 20, { type: 'recordings.drained' })
  return spoken + 20
}

/** Nearly everything by the key, or hardly anything, as the ability is. */
function answerChoices(attempt: YearAttempt, [from, to]: [number, number], chance: Chance): void {
  const key = getAnswerKey('english_v3')?.mcqs ?? {}
  const questions = getQuestions('mcqs')
  for (const [at, { id, options = [] }] of questions.entries()) {
    if (chance.often(3)) continue
    const isRight = chance.share() < 0.28 + attempt.person.ability * 0.7
    const value = isRight ? (key[id] ?? 'a') : chance.pick(options).id
    const seconds = from + Math.floor(((to - from - 10) * (at + 1)) / questions.length)
    write(attempt, seconds, { questionId: id, type: 'text', value })
  }
}

/** The annotation assessment, as far as it went. Returns the seconds that it took. */
export function takeAnnotation(attempt: YearAttempt, ending: Ending, chance: Chance): number {
  const { ability } = attempt.person
  const values = annotationValuesBy(
    (question, key, at) =>
      chance.share() < ability * 1.15 - 0.1
        ? answerCarefully(question, key, chance.share() > ability + 0.12)
        : answerHastily(question, key, at),
    byAbility(replies, ability, chance),
  )
  const parts = getQuestionnaire('annotation_v3') ?? []
  const last = ending === 'submitted' ? parts.length : chance.whole(2, 6)
  let seconds = 0
  for (const [index, { id: part }] of annotationParts.slice(0, last).entries()) {
    seconds += chance.whole(20, 75)
    happen(attempt, seconds, { type: 'part.begun', part })
    const [begun, length] = [seconds, chance.whole(290, 560)]
    const { questions = [] } = parts[index] ?? {}
    for (const [at, { id, type }] of questions.entries())
      write(attempt, begun + Math.floor(((length - 8) * (at + 1)) / questions.length), {
        questionId: id,
        type,
        value: values[id] ?? '',
      })
    lookAway(attempt, begun + length - 6, chance)
    seconds += length
    if (index === last - 1 && ending !== 'submitted') {
      breakOff(attempt, ending, seconds)
      return seconds
    }
    happen(attempt, seconds, { type: 'part.submitted', part })
  }
  happen(attempt, seconds + 20, { type: 'recordings.drained' })
  return seconds + 20
}

/** An admin saw a phone in the recording of what had been completed. */
export function disqualify(attempt: YearAttempt, seconds: number, adminId: string): void {
  happen(
    attempt,
    seconds,
    { type: 'attempt.disqualified', reason: 'phone' },
    {
      actor: 'reviewer',
      actorId: adminId,
      detail: {
        note: 'A phone lies beside the keyboard and is looked at twice.',
        evidence: { kind: 'moment', offset_ms: 185_000 },
      },
    },
  )
}

const statements = {
  en: [
    'The electricity went off in our building and my laptop had no battery left.',
    'My little brother closed the window of the browser while I was reading the task.',
    'The phone in the picture belongs to my mother, who put it on my desk.',
  ],
  ar: [
    'انقطعت الكهرباء عن البناية ولم يبقَ شحن في حاسوبي المحمول.',
    'أغلق أخي الصغير نافذة المتصفح وأنا أقرأ المهمة.',
    'الهاتف الذي ظهر في الصورة لوالدتي، وقد وضعته على مكتبي.',
  ],
} as const

/** Asks for a review of the cancellation, two days after it. */
export function askReview(
  attempt: YearAttempt,
  chance: Chance,
  answered: { by: string; decision: 'granted' | 'declined'; at: Date } | null,
): void {
  const ended = new Date(attempt.state.finished_at ?? attempt.startedAt)
  const madeAt = plusSeconds(ended, chance.whole(1, 40) * 3600)
  attempt.appeal = {
    id: newId(madeAt.getTime()),
    attemptId: attempt.id,
    statement: chance.pick(statements[attempt.person.lang]),
    madeAt,
    decision: answered?.decision ?? null,
    decidedAt: answered?.at ?? null,
    decidedBy: answered?.by ?? null,
    note:
      answered === null
        ? null
        : answered.decision === 'granted'
          ? 'The outage is on record. Please take the assessment again.'
          : 'The recording shows that the page was left on purpose.',
  }
}
