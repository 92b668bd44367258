const WEAK = '[aeiouyw]*'

/** What may stand for an Arabic letter in Latin ones; a long vowel may be written or not. */
const LATIN_FORMS: Record<string, string> = {
  ب: 'b',
  پ: 'p',
  ت: 't',
  ث: '(?:th|t|s)',
  ج: '(?:j|g|dj)',
  ح: 'h',
  خ: '(?:kh|k|h|5)',
  د: 'd',
  ذ: '(?:dh|th|z|d)',
  ر: 'r',
  ز: 'z',
  س: '(?:ss|s|c)',
  ش: '(?:sh|ch)',
  ص: '(?:ss|s)',
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
const ARTICLE = '(?:[ae][a-z]{1,2})?'

/** A form of an Arabic word in Latin letters, or null where too few of its letters are heard. */
const toLatinForm = (word: string): { form: string; heard: number } | null => {
  const letters = word.replace(/[\u064B-\u0652\u0640]/g, '').replace(/^ال(?=\p{L}{2})/u, '')
  const consonants = [...letters].flatMap((letter) => LATIN_FORMS[letter] ?? [])
  const heard = consonants.filter((one) => !one.endsWith('?')).length
  if (letters.length < 3 || heard === 0) return null
  // A consonant may be heard twice, which Latin letters write and Arabic ones do not.
  const form = consonants.map((one) => `${one}{1,2}`.replace('?{1,2}', '?')).join(WEAK)
  return { form: `${WEAK}${form}${WEAK}`, heard }
}

/**
 * Whether a word of a name is in the part of an address before its "@". An Arabic word is compared
 * by the consonants that are heard in it: "الشهري" is in "k.alshehri".
 */
export const isInAddress = (word: string, local: string): boolean => {
  if (!/\p{Script=Arabic}/u.test(word)) return word.length > 3 && local.includes(word.toLowerCase())
  const latin = toLatinForm(word)
  if (!latin) return false
  // A word of few consonants is in many addresses, so it has to be one whole part of them.
  const whole = new RegExp(`^${ARTICLE}${latin.form}$`, 'u')
  return (
    local.split(/[^a-z5]+/).some((part) => part.length > 2 && whole.test(part)) ||
    (latin.heard > 2 && new RegExp(latin.form, 'u').test(local))
  )
}
