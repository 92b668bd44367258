// Makes the recordings that tests of measuring judge by, in server/modules: of the camera
// in attempts/fixtures/recorder, and spoken answers in scoring/fixtures. By hand, when one of them changes;
// they are committed. On Debian it needs `apt-get install espeak-ng ffmpeg`, of which another version
// may give other bytes. npx tsx scripts/media/make-recordings.ts
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../server/modules/', import.meta.url))
const directory = mkdtempSync(join(tmpdir(), 'masar-recordings-'))

/** Leaves out metadata, so that a file contains no times, versions or names. */
const bare = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
const voiced = ['-flags:a', '+bitexact', '-c:a', 'libopus', '-ac', '1']

const make = (name: string, inputs: string[], options: string[]) =>
  execFileSync('ffmpeg', [
    '-y',
    '-v',
    'error',
    ...inputs.flatMap((input) => input.split(' ')),
    ...options,
    ...bare,
    join(folder, name),
  ])
const drawn = (filter: string) => `-f lavfi -i ${filter}`

const noise = (amplitude: number, seed: number) =>
  drawn(`anoisesrc=color=pink:amplitude=${amplitude}:seed=${seed}:sample_rate=48000`)

/** Twelve seconds of a camera in clusters of a second, as a recorder writes them. */
const camera = (name: string, picture: string, sound: string) =>
  make(
    `attempts/fixtures/recorder/${name}.webm`,
    [drawn(picture), sound],
    [
      ...'-t 12 -c:v libvpx -b:v 10k -g 4 -b:a 6k -live 1 -cluster_time_limit 1000'.split(' '),
      ...voiced,
    ],
  )

const moving = 'testsrc=size=64x48:rate=4'
camera('frozen', `${moving},loop=loop=-1:size=1`, noise(0.05, 1))
camera('black', 'color=black:size=64x48:rate=4', noise(0.05, 2))
camera('muted', moving, drawn('anullsrc=r=48000:cl=mono'))
camera('other-run', 'testsrc2=size=64x48:rate=4', noise(0.05, 3))

const take = (name: string, inputs: string[], options: string[] = []) =>
  make(`scoring/fixtures/${name}.webm`, inputs, [...options, ...voiced, '-b:a', '16k'])
const sounding = (formula: string) => drawn(`aevalsrc='${formula}':s=48000:d=4`)

// Noise that rises and falls four times a second, as syllables do.
take('noise-in-syllables', [sounding('(random(0)-0.5)*pow(sin(2*PI*2*t),2)')])
// Two chords of three notes with all their harmonics, struck anew every half second and fading.
const struck = '0.2*exp(-4*mod(t,0.5))'
const note = (one: number, other: number) => `(mod(t*if(mod(floor(2*t),2),${one},${other}),1)-0.5)`
take('chords', [sounding(`${struck}*(${note(220, 262)}+${note(262, 330)}+${note(330, 392)})`)])
// One note after the other, with the harmonics of a string.
const string = (part: number) => `sin(2*PI*t*${part}*if(mod(floor(2*t),2),196,147))/${part}`
take('plucked', [sounding(`${struck}*(${[1, 2, 3, 4].map(string).join('+')})`)])

// An answer in Arabic, in a room as loud as 5 dB below the voice.
try {
  const spoken = join(directory, 'spoken.wav')
  const text = 'سافرت مع أختي إلى مدينة قرب البحر، وسكنا في بيت قديم.'
  execFileSync('espeak-ng', ['-v', 'ar+f2', '-s', '150', '-w', spoken, text])
  take(
    'voice-arabic-in-noise',
    [`-i ${spoken}`, noise(0.37, 4)],
    ['-filter_complex', 'amix=inputs=2:duration=first:normalize=0,volume=0.5'],
  )
} finally {
  rmSync(directory, { recursive: true, force: true })
}
