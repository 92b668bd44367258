// What the measures of speech are worth against sound whose truth is known: sentences spoken at
// known speeds with silences of known length between them, by two synthesizers and several voices,
// clean and in noise. Needs espeak-ng and flite. npx tsx bench/speaking.ts [FOLDER]
// FOLDER holds recordings of people (*.wav) and syllables.tsv: a line each of file name and how many
// syllables are said in it, counted by a person or a dictionary.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureAudio } from '../server/modules/scoring/speaking/audio'

const sentences = [
  'The new office is closer to my home than the old one',
  'My manager asked me to finish the report before Thursday',
  'I usually read every message twice and answer it slowly',
  'Working together with other people makes difficult tasks easier',
  'She explained the problem and we found a good answer',
]
/** Silences between the sentences, in seconds. */
const silences = [0.35, 0.6, 1.2, 2]
const espeakVoices = ['en-gb', 'en-us', 'en-gb-scotland', 'en-us+f3', 'en-gb+f2', 'en-us+m7']
const espeakSpeeds = [90, 120, 150, 180, 210, 240]
const fliteVoices = ['slt', 'rms', 'awb', 'kal16']
const fliteStretches = [1.6, 1.3, 1, 0.8, 0.65]
/** How far the voice lies above white noise, in dB; null without noise. */
const noises = [null, 20, 10, 5]

interface Sound {
  rate: number
  samples: Float32Array
}

interface Spoken {
  speaker: string
  sound: Sound
  syllables: number
  seconds: number
}

const directory = mkdtempSync(join(tmpdir(), 'masar-speaking-'))
const wav = join(directory, 'said.wav')

const readWav = (path: string): Sound => {
  const bytes = readFileSync(path)
  const at = bytes.indexOf('data') + 8
  const count = Math.floor((bytes.length - at) / 2)
  const samples = Float32Array.from(
    { length: count },
    (_, index) => bytes.readInt16LE(at + 2 * index) / 32_768,
  )
  return { rate: bytes.readUInt32LE(24), samples }
}

function toWav({ rate, samples }: Sound): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.alloc(44 + 2 * samples.length)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + 2 * samples.length, 4)
  bytes.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, 2 * rate],
    [40, 2 * samples.length],
  ] as const)
    bytes.writeUInt32LE(value, at)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  for (const [at, sample] of samples.entries())
    bytes.writeInt16LE(Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), 44 + 2 * at)
  return new Uint8Array(bytes)
}

/** Without the silence that a synthesizer leaves before and after. */
const trimmed = ({ rate, samples }: Sound): Sound => {
  const isLoud = (sample: number) => Math.abs(sample) > 0.01
  return {
    rate,
    samples: samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1),
  }
}

/** Vowels among the sounds that espeak-ng says a sentence with. */
const countSyllables = (sentence: string): number =>
  execFileSync('espeak-ng', ['-q', '--ipa', '--sep=_', '-v', 'en-us', sentence], {
    encoding: 'utf8',
  })
    .split(/[\s_]+/)
    .filter((sound) => /[aeiouyæɑɐɒɔəɚɛɜɝɪʊʌᵻ]/.test(sound)).length

const syllables = sentences.map(countSyllables).reduce((sum, count) => sum + count, 0)

/** The sentences with silences between them. */
function spokenBy(speaker: string, say: (sentence: string) => void): Spoken {
  const said = sentences.map((sentence) => {
    say(sentence)
    return trimmed(readWav(wav))
  })
  const rate = said[0]?.rate ?? 16_000
  const parts = said.flatMap(({ samples }, at) => [
    new Float32Array(Math.round(rate * (silences[at - 1] ?? 0.5))),
    samples,
  ])
  parts.push(new Float32Array(Math.round(rate / 2)))
  const samples = Float32Array.from(parts.flatMap((part) => [...part]))
  const seconds = said.reduce((sum, one) => sum + one.samples.length / rate, 0)
  return { speaker, sound: { rate, samples }, syllables, seconds }
}

const takes: Spoken[] = [
  ...espeakVoices.flatMap((voice) =>
    espeakSpeeds.map((speed) =>
      spokenBy('espeak-ng', (sentence) =>
        execFileSync('espeak-ng', ['-v', voice, '-s', String(speed), '-w', wav, sentence]),
      ),
    ),
  ),
  ...fliteVoices.flatMap((voice) =>
    fliteStretches.map((stretch) =>
      spokenBy('flite', (sentence) =>
        execFileSync(
          'flite',
          `-voice ${voice} --setf duration_stretch=${stretch} -o ${wav} -t`
            .split(' ')
            .concat(sentence),
        ),
      ),
    ),
  ),
]

/** White noise so far below the voice, from a fixed seed (Park and Miller). */
function noisy({ sound, seconds }: Spoken, above: number | null): Sound {
  if (above === null) return sound
  let seed = 20261127
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  const power = sound.samples.reduce((sum, one) => sum + one ** 2, 0) / (seconds * sound.rate)
  const size = Math.sqrt(3 * power) * 10 ** (-above / 20)
  return { ...sound, samples: sound.samples.map((one) => one + size * (2 * next() - 1)) }
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function pearson(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [mean(one), mean(other)]
  const off = (values: readonly number[], middle: number) => values.map((value) => value - middle)
  const [x, y] = [off(one, a), off(other, b)]
  const product = (p: readonly number[], q: readonly number[]) =>
    p.reduce((sum, value, at) => sum + value * (q[at] ?? 0), 0)
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

console.log(`${takes.length} takes of ${syllables} syllables, ${silences.length} silences in each`)
const silent = silences.reduce((sum, one) => sum + one, 0)
for (const speaker of ['espeak-ng', 'flite'])
  for (const above of noises) {
    const of = takes.filter((take) => take.speaker === speaker)
    const heard: { truth: number; rate: number; count: number; pauses: number; share: number }[] =
      []
    for (const take of of) {
      const audio = await measureAudio(toWav(noisy(take, above)))
      const { delivery } = audio ?? {}
      heard.push({
        truth: take.syllables / take.seconds,
        rate: delivery?.syllable_rate ?? 0,
        count: (delivery?.syllables ?? 0) / take.syllables,
        pauses: delivery?.pauses ?? 0,
        share: (delivery?.pause_share ?? 0) - silent / (silent + take.seconds),
      })
    }
    const exact = heard.filter(({ pauses }) => pauses === silences.length).length
    console.log(
      `${speaker}, ${above === null ? 'clean' : `noise ${above} dB below`}:`.padEnd(28),
      `rate r ${pearson(
        heard.map(({ rate }) => rate),
        heard.map(({ truth }) => truth),
      ).toFixed(2)},`,
      `nuclei ${(100 * mean(heard.map(({ count }) => count))).toFixed(0)} % of syllables`,
      `(${(100 * Math.min(...heard.map(({ count }) => count))).toFixed(0)}–`,
      `${(100 * Math.max(...heard.map(({ count }) => count))).toFixed(0)}),`,
      `all pauses and no other in ${exact} of ${heard.length},`,
      `share off by ${(100 * mean(heard.map(({ share }) => Math.abs(share)))).toFixed(1)} points`,
    )
  }
rmSync(directory, { recursive: true })

const folder = process.argv[2]
if (folder !== undefined) {
  const people = readFileSync(join(folder, 'syllables.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  const counts: [heard: number, said: number][] = []
  for (const [file = '', said = ''] of people) {
    const audio = await measureAudio(new Uint8Array(readFileSync(join(folder, file))))
    counts.push([audio?.delivery?.syllables ?? 0, Number(said)])
    console.log(file.padEnd(52), `nuclei ${audio?.delivery?.syllables}, syllables ${said}`)
  }
  const [heard, said] = [counts.map(([one]) => one), counts.map(([, other]) => other)]
  console.log(
    `${counts.length} recordings of people: r ${pearson(heard, said).toFixed(2)}, nuclei`,
    `${((100 * mean(heard)) / mean(said)).toFixed(0)} % of syllables`,
  )
}
