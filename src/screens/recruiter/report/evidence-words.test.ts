import { expect, test } from 'vitest'
import arabicEvidence from '../../../../locales/ar/evidence.json'
import arabic from '../../../../locales/ar/recruiter.json'
import englishEvidence from '../../../../locales/en/evidence.json'
import english from '../../../../locales/en/recruiter.json'

test.each([
  ['English', englishEvidence, english],
  ['Arabic', arabicEvidence, arabic],
])(
  'every sentence about one question in %s begins with the words that are left out under its heading',
  (_, messages, words) => {
    const aboutOne = Object.values(messages).filter((sentence) => sentence.includes('{{number}}'))
    expect(aboutOne.length).toBeGreaterThan(10)
    for (const sentence of aboutOne)
      expect(sentence.startsWith(`${words.answers.ofQuestion} `)).toBe(true)
  },
)
