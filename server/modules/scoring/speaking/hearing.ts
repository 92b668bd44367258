import type { AudioMeasures } from './audio'
import { type Evidence, percent, reason } from '../evidence'

/**
 * Nobody says more words in a second of sound, over a whole answer. In talk among Americans the
 * mean is about five syllables a second, pauses left out (Jacewicz, Fox & Wei, JASA 128, 2010), so
 * four words; the answers here are given in a second language.
 */
const wordsPerSecond = 5
/** Less sound than this share of the take is a chair that moved. */
const silentShare = 0.05
/** Sound that rises and falls by less is no speech: a tone, a fan, noise. */
const steadyDb = 6
/** Sound that has a pitch for less of its time is noise: a voice has one in each vowel. */
const leastVoiced = 0.07
/** A pitch that stands still for more of its time is a tone's, a hum's or an instrument's. */
const leastMoving = 0.25
/** A recorder starts a little late and stops a little late. */
const lengthSlack = { seconds: 2, share: 0.1 }

/** Seconds of a take with sound in them; gaps within words count (audio.ts). */
const soundingSeconds = ({ duration_seconds, speech_share }: AudioMeasures) =>
  duration_seconds * speech_share

const inTenths = (value: number, round: (value: number) => number) => round(value * 10) / 10

/**
 * Why the sound of a take does not fit its transcript with this many words, or the length that the
 * browser reports (null if it reports none). Such a take is not scored by its transcript. Empty if
 * everything fits.
 */
export const findDoubts = (
  question: string,
  audio: AudioMeasures | null,
  words: number,
  reported: number | null,
): Evidence[] => {
  if (audio === null) return [reason('audio_unreadable', { question })]
  const doubts: Evidence[] = []
  const seconds = soundingSeconds(audio)
  if (audio.speech_share < silentShare) doubts.push(reason('mostly_silent', { question }))
  else if (audio.range_db !== undefined && audio.range_db < steadyDb)
    doubts.push(reason('steady_sound', { question, db: audio.range_db }))
  else if (audio.voiced_share !== undefined && audio.voiced_share < leastVoiced)
    doubts.push(reason('no_voice', { question, share: percent(audio.voiced_share) }))
  else if (audio.pitch_moves != null && audio.pitch_moves < leastMoving)
    doubts.push(reason('still_pitch', { question, share: percent(audio.pitch_moves) }))
  else if (words > wordsPerSecond * seconds)
    doubts.push(
      reason('too_little_sound', {
        question,
        words,
        seconds: inTenths(seconds, Math.floor),
        needed: inTenths(words / wordsPerSecond, Math.ceil),
      }),
    )
  const measured = audio.duration_seconds
  if (reported !== null && isAnotherLength(measured, reported))
    doubts.push(
      reason('another_length', {
        question,
        seconds: measured,
        reported: inTenths(reported, Math.round),
      }),
    )
  return doubts
}

const isAnotherLength = (measured: number, reported: number) =>
  Math.abs(measured - reported) >
  Math.max(lengthSlack.seconds, lengthSlack.share * Math.max(measured, reported))
