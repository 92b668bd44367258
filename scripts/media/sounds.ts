import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitBreaths } from './arabic-sounds'
import type { SoundRecipe } from './recipes'

/**
 * `pitch` moves the voice up or down, and `stretch` its length with it untouched; above 1 is higher
 * and slower.
 */
interface Voice {
  name: string
  pitch: number
  stretch: number
}

const voices: Readonly<Record<SoundRecipe['lang'], readonly Voice[]>> = {
  // Voices of flite.
  en: [
    { name: 'rms', pitch: 1, stretch: 1.12 },
    { name: 'slt', pitch: 1, stretch: 1.14 },
    { name: 'rms', pitch: 0.93, stretch: 1.08 },
    { name: 'slt', pitch: 1.07, stretch: 1.18 },
  ],
  // Variants of espeak-ng's Arabic.
  ar: [
    { name: 'ar', pitch: 1, stretch: 1 },
    { name: 'ar+f2', pitch: 0.97, stretch: 1 },
    { name: 'ar+m3', pitch: 0.94, stretch: 0.96 },
    { name: 'ar+f5', pitch: 1.02, stretch: 1 },
  ],
}

const wordsAMinute = 170
const rate = 16_000

/**
 * Speaks a recipe into a FLAC file: the `turn` takes another voice and another noise of a room for
 * every clip.
 */
export function makeSound(recipe: SoundRecipe, turn: number, target: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'masar-sound-'))
  try {
    const spoken = join(folder, 'spoken.wav')
    const voice = voices[recipe.lang][turn % voices[recipe.lang].length]
    if (!voice) throw new Error(`There is no voice for ${recipe.lang}.`)
    speak(recipe, voice, spoken)
    // The room: no rumble, a short echo, an even loudness, and a quiet noise before, under and
    // after the words.
    const heard = [
      `aresample=${rate}`,
      `asetrate=${Math.round(rate * voice.pitch)}`,
      `aresample=${rate}`,
      `atempo=${1 / voice.pitch}`,
      'highpass=f=90',
      'aecho=0.9:0.25:23|41:0.16|0.09',
      'adelay=400',
      'apad=pad_dur=0.4',
      'loudnorm=I=-19:TP=-2:LRA=9',
      `aresample=${rate}`,
    ].join(',')
    const noise = `anoisesrc=color=pink:amplitude=0.008:seed=${turn + 1}:sample_rate=${rate}`
    // Thirteen bits are below the noise, and a fifth less to send.
    const graph = `[0:a]${heard}[words];[1:a]lowpass=f=3500[noise];[words][noise]amix=inputs=2:duration=first:normalize=0,aeval=round(val(0)*4096)/4096[out]`
    execFileSync('ffmpeg', [
      '-y',
      '-v',
      'error',
      '-i',
      spoken,
      '-f',
      'lavfi',
      '-i',
      noise,
      '-filter_complex',
      graph,
      '-map',
      '[out]',
      '-ac',
      '1',
      '-sample_fmt',
      's16',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-compression_level',
      '12',
      target,
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function speak(
  { lang, text, speak: vocalised }: SoundRecipe,
  { name, stretch }: Voice,
  file: string,
): void {
  if (lang === 'en') {
    execFileSync('flite', [
      '-voice',
      name,
      '--setf',
      `duration_stretch=${stretch}`,
      '-t',
      text,
      '-o',
      file,
    ])
    return
  }
  if (vocalised === undefined)
    throw new Error(`“${text}” has no vowel signs, which the voice needs.`)
  const phonemes = splitBreaths(vocalised)
    .map((breath) => `[[${breath}]]`)
    .join(', ')
  execFileSync('espeak-ng', [
    '-v',
    name,
    '-s',
    String(Math.round(wordsAMinute / stretch)),
    '-w',
    file,
    phonemes,
  ])
}
