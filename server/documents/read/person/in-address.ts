/** What may stand for an Arabic consonant in Latin letters. */
const LATIN_FORMS: Record<string, string> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: '(?:th|t|s)',
  ج: '(?:dj|j|g)',
  ح: 'h',
  خ: '(?:kh|k|h|5)',
  د: 'd',
  ذ: '(?:dh|th|z|d)',
  ر: 'r',
  ز: 'z',
  س: '(?:s|c)',
  ش: '(?:sh|ch)',
  ص: 's',
  ض: '(?:dh|d)',
  ط: 't',
  ظ: '(?:dh|th|z|d)',
  غ: '(?:gh|g)',
  ف: '(?:f|ph)',
  ق: '(?:q|k|g)',
  ك: '(?:k|c)',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h?',
  ة: '(?:h|t)?',
}
/** No word of a name is longer. */
const MOST_LETTERS = 15

/**
 * A form of an Arabic word in Latin consonants, or null where too few of its letters are heard. It
 * repeats nothing, so that no word of a stranger makes the comparison slow.
 */
const toLatinForm = (word: string): { form: string; heard: number } | null => {
  const letters = word.replace(/[\u064B-\u0652\u0640]/g, '').replace(/^ال(?=\p{L}{2})/u, '')
  const consonants = [...letters].flatMap((letter) => LATIN_FORMS[letter] ?? [])
  const heard = consonants.filter((one) => !one.endsWith('?')).length
  if (letters.length < 3 || letters.length > MOST_LETTERS || heard === 0) return null
  return { form: consonants.join(''), heard }
}

/** Doubled letters as one, and no vowels: Arabic ones write neither. */
const toConsonants = (latin: string): string =>
  latin.replace(/(.)\1+/g, '$1').replace(/[aeiouyw]/g, '')

/** A part of an address as it is, and without what may be the Arabic article. */
const withoutArticle = (part: string): string[] =>
  [/^/, /^[ae][a-z]/, /^[ae][a-z]{2}/].map((article) => part.replace(article, ''))

/**
 * Whether a word of a name is in the part of an address before its "@". An Arabic word is compared
 * by the consonants that are heard in it: "الشهري" is in "k.alshehri".
 */
export const isInAddress = (word: string, local: string): boolean => {
  if (!/\p{Script=Arabic}/u.test(word)) return word.length > 3 && local.includes(word.toLowerCase())
  const latin = toLatinForm(word)
  if (!latin) return false
  // A word of few consonants is in many addresses, so it has to be one whole part of them.
  const whole = new RegExp(`^${latin.form}$`, 'u')
  const parts = local.split(/[^a-z5]+/).filter((part) => part.length > 2)
  return (
    parts
      .flatMap(withoutArticle)
      .map(toConsonants)
      .some((part) => whole.test(part)) ||
    (latin.heard > 2 && new RegExp(latin.form, 'u').test(toConsonants(local)))
  )
}
