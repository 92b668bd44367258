/**
 * Vocalised Arabic as phonemes of espeak-ng's voice `ar`. Its own reading of vocalised text loses
 * the vowel after a shadda and leaves out a syllable where the article meets a sun letter; the
 * rules of reading are few, so they are applied here.
 */

type Sound = string

const consonants: Readonly<Record<string, Sound>> = {
  ب: 'b',
  ت: 't',
  ث: 'T',
  ج: 'dZ',
  ح: 'H',
  خ: 'X',
  د: 'd',
  ذ: 'D',
  ر: 'R',
  ز: 'z',
  س: 's',
  ش: 'S',
  ص: 's[',
  ض: 'dH',
  ط: 't[',
  ظ: 'Z',
  ع: 'A',
  غ: 'Q',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'j',
  ة: 't',
  ء: '?',
  أ: '?',
  إ: '?',
  ؤ: '?',
  ئ: '?',
}
const shortVowels: Readonly<Record<string, Sound>> = { '\u064E': 'a', '\u064F': 'u', '\u0650': 'i' }
const tanween: Readonly<Record<string, Sound>> = { '\u064B': 'a', '\u064C': 'u', '\u064D': 'i' }
const shadda = '\u0651'
const emphatic = new Set(['s[', 'dH', 't[', 'Z'])
// A stop is held when it is doubled; two of them would be let go twice.
const stops = new Set(['b', 't', 'd', 't[', 'dH', 'dZ', 'k', 'q', '?'])

interface Letter {
  letter: string
  doubled: boolean
  vowel: Sound | null
  tanween: Sound | null
}

/** The text between two punctuation marks is one breath, as phonemes with their stresses. */
export const splitBreaths = (vocalised: string): string[] =>
  vocalised
    .normalize('NFC')
    .split(/[،.؛:!؟]+/u)
    .map((breath) => breath.trim().split(/\s+/u).filter(Boolean))
    .filter((words) => words.length > 0)
    .map(breath)

function breath(words: readonly string[]): string {
  let spoken = ''
  for (const [at, word] of words.entries()) {
    const linked = at > 0
    const last = at === words.length - 1
    const sounds = toSounds(toLetters(word), linked, last)
    // A word that begins with the alif of linking leans on the word before it, whose long vowel
    // becomes short.
    const leans = linked && isVowel(sounds[0]) === false && !startsWithOneConsonant(sounds)
    if (leans)
      spoken = isVowel(spoken.replace(/:$/, '').at(-1)) ? spoken.replace(/:$/, '') : `${spoken}i`
    spoken +=
      (linked && !leans ? ' ' : '') +
      (isParticle(sounds) && !last ? sounds.join('') : stressed(sounds))
  }
  return spoken
}

function toLetters(word: string): Letter[] {
  const letters: Letter[] = []
  for (const char of word) {
    const on = letters.at(-1)
    if (on && char === shadda) on.doubled = true
    else if (on && shortVowels[char] !== undefined) on.vowel = shortVowels[char]
    else if (on && tanween[char] !== undefined) on.tanween = tanween[char]
    else if (/\p{L}/u.test(char) && char !== 'ـ')
      letters.push({ letter: char, doubled: false, vowel: null, tanween: null })
  }
  return letters
}

const bare = (letter: Letter | undefined) =>
  letter !== undefined && letter.vowel === null && letter.tanween === null

/**
 * The sounds of a word: linked to the one before, and at the end of a breath without its last short
 * vowel.
 */
function toSounds(letters: readonly Letter[], linked: boolean, last: boolean): Sound[] {
  const sounds: Sound[] = []
  for (const [at, one] of letters.entries()) {
    const { letter, vowel } = one
    const before = letters[at - 1]
    const next = letters[at + 1]
    const final = at === letters.length - 1
    if (letter === 'ا' || letter === 'ى') {
      if (at === 0)
        sounds.push(
          ...(vowel ? ['?', vowel] : linked ? [] : ['?', next?.letter === 'ل' ? 'a' : 'i']),
        )
      else if (before?.vowel === 'a' && !isLinking(letters, at)) lengthen(sounds)
      continue
    }
    if (letter === 'آ') {
      sounds.push('?', 'a:')
      continue
    }
    // The l of the article is the sun letter that follows it.
    if (letter === 'ل' && bare(one) && !one.doubled && next?.doubled) continue
    if ((letter === 'و' || letter === 'ي') && bare(one) && !one.doubled && before?.vowel) {
      if ((letter === 'و') === (before.vowel === 'u') && before.vowel !== 'a') lengthen(sounds)
      else sounds.push(letter === 'و' ? 'w' : 'j')
      continue
    }
    const sound = consonants[letter]
    if (sound === undefined) throw new Error(`There is no sound for the letter ${letter}.`)
    if (letter === 'ة' && (last || bare(one))) continue
    sounds.push(sound)
    if (one.doubled) sounds.push(sound)
    const ending =
      final || (letters.length - 2 === at && next?.letter === 'ا' && one.tanween !== null)
    if (one.tanween)
      sounds.push(...(!last ? [one.tanween, 'n'] : one.tanween === 'a' ? ['a:'] : []))
    else if (vowel && !(last && ending)) sounds.push(vowel)
  }
  return sounds
}

/**
 * Whether this alif, after a particle that is joined to the word, is a linking alif, which is
 * silent.
 */
function isLinking(letters: readonly Letter[], at: number): boolean {
  const next = letters[at + 1]
  const particle = letters[at - 1]
  if (at > 2 || !particle || !'وفبكل'.includes(particle.letter) || particle.doubled || !next)
    return false
  return next.doubled || bare(next) || (next.letter === 'ل' && letters[at + 2]?.letter === 'ا')
}

const isVowel = (sound: Sound | undefined) => sound !== undefined && /^[aiu]/.test(sound)
// Words like “in” and “from” take no stress of their own.
const isParticle = (sounds: readonly Sound[]) =>
  sounds.length <= 3 && sounds.filter(isVowel).length === 1
const startsWithOneConsonant = (sounds: readonly Sound[]) => isVowel(sounds[1])

function lengthen(sounds: Sound[]): void {
  const vowel = sounds.at(-1)
  if (vowel !== undefined && /^[aiu]$/.test(vowel)) sounds[sounds.length - 1] = `${vowel}:`
}

/**
 * The sounds as one string, the stress before its vowel: on a last syllable that is overlong, else
 * on a heavy one before it, else on the third from the end.
 */
function stressed(sounds: readonly Sound[]): string {
  const nuclei = sounds.flatMap((sound, at) => (isVowel(sound) ? [at] : []))
  const weight = (nucleus: number): number => {
    const from = nuclei[nucleus] ?? 0
    const following = nuclei[nucleus + 1]
    const coda = following === undefined ? sounds.length - from - 1 : following - from - 2
    return (sounds[from]?.endsWith(':') ? 2 : 1) + Math.max(0, coda)
  }
  const last = nuclei.length - 1
  const chosen =
    last <= 0 || weight(last) >= 3 ? last : weight(last - 1) >= 2 ? last - 1 : Math.max(0, last - 2)
  return sounds
    .map((sound, at) => {
      const before = sounds[at - 1]
      if (before === sound && stops.has(sound)) return ':'
      if (!isVowel(sound)) return sound
      const dark =
        before !== undefined && emphatic.has(before)
          ? `${sound.slice(0, 1)}.${sound.slice(1)}`
          : sound
      return at === nuclei[chosen] ? `'${dark}` : dark
    })
    .join('')
}
