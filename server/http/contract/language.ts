import i18next from 'i18next'
import arAnnotation from '../../../locales/ar/annotation.json'
import arArrangement from '../../../locales/ar/arrangement.json'
import arAssessment from '../../../locales/ar/assessment.json'
import arAts from '../../../locales/ar/ats.json'
import arErrors from '../../../locales/ar/errors.json'
import arEvidence from '../../../locales/ar/evidence.json'
import arInterviews from '../../../locales/ar/interviews.json'
import arMail from '../../../locales/ar/mail.json'
import arNotices from '../../../locales/ar/notices.json'
import arNotified from '../../../locales/ar/notified.json'
import arParts from '../../../locales/ar/parts.json'
import arRecruiter from '../../../locales/ar/recruiter.json'
import arReport from '../../../locales/ar/report.json'
import enAnnotation from '../../../locales/en/annotation.json'
import enArrangement from '../../../locales/en/arrangement.json'
import enAssessment from '../../../locales/en/assessment.json'
import enAts from '../../../locales/en/ats.json'
import enErrors from '../../../locales/en/errors.json'
import enEvidence from '../../../locales/en/evidence.json'
import enInterviews from '../../../locales/en/interviews.json'
import enMail from '../../../locales/en/mail.json'
import enNotices from '../../../locales/en/notices.json'
import enNotified from '../../../locales/en/notified.json'
import enParts from '../../../locales/en/parts.json'
import enRecruiter from '../../../locales/en/recruiter.json'
import enReport from '../../../locales/en/report.json'

export type Lang = 'en' | 'ar'

/**
 * What the server says to people: refusals, notices, mails and reports, from the same files as the
 * screens.
 */
const resources = {
  en: {
    annotation: enAnnotation,
    arrangement: enArrangement,
    assessment: enAssessment,
    ats: enAts,
    errors: enErrors,
    evidence: enEvidence,
    interviews: enInterviews,
    mail: enMail,
    notices: enNotices,
    notified: enNotified,
    parts: enParts,
    recruiter: enRecruiter,
    report: enReport,
  },
  ar: {
    annotation: arAnnotation,
    arrangement: arArrangement,
    assessment: arAssessment,
    ats: arAts,
    errors: arErrors,
    evidence: arEvidence,
    interviews: arInterviews,
    mail: arMail,
    notices: arNotices,
    notified: arNotified,
    parts: arParts,
    recruiter: arRecruiter,
    report: arReport,
  },
}
export type ServerNamespace = keyof (typeof resources)['en']

const instance = i18next.createInstance()
await instance.init({
  lng: 'en',
  fallbackLng: false,
  ns: Object.keys(resources.en),
  resources,
  interpolation: { escapeValue: false },
})

/**
 * The sentence for `key` (such as `errors:email_taken`) in a language. Throws when there is none: a
 * missing sentence is a fault.
 */
export function translate(
  lang: Lang,
  key: `${ServerNamespace}:${string}`,
  values: Record<string, string | number> = {},
): string {
  const sentence = instance.getFixedT(lang)(String(key), { ...values, defaultValue: '' })
  if (sentence === '') throw new Error(`No sentence for ${key} in ${lang}`)
  return sentence
}

/** The language of a `lang` header; anything but Arabic is English. */
export const readLanguage = (header: unknown): Lang => (header === 'ar' ? 'ar' : 'en')
