import type { components } from '../../../openapi/generated/api'
import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import { mergeFault } from '../../../machines/shared/merge-fields'
import type { Texts } from '../../mail/templates'

type Update = components['schemas']['UpdateEmailTemplate']

/** What was written as it is kept: nothing in its lines that cannot be seen. */
export const cleanTexts = ({
  subject,
  body,
  subject_ar: subjectAr,
  body_ar: bodyAr,
}: Update): Texts => ({
  en: { subject: cleanLine(subject), body: cleanBlock(body) },
  ar: { subject: cleanLine(subjectAr), body: cleanBlock(bodyAr) },
})

/**
 * The key of a sentence for each text that could not be sent as it is: an empty one, or one whose
 * merge fields are not those of this mail.
 */
export function refusedOfTexts(
  { en, ar }: Texts,
  fields: readonly { name: string; needed: boolean }[],
): Record<string, string> {
  const known = fields.map(({ name }) => name)
  const needed = fields.flatMap((field) => (field.needed ? [field.name] : []))
  const checks: [string, string, readonly string[]][] = [
    ['subject', en.subject, []],
    ['subject_ar', ar.subject, []],
    ['body', en.body, needed],
    ['body_ar', ar.body, needed],
  ]
  return Object.fromEntries(
    checks.flatMap(([field, text, asked]) => {
      const fault = mergeFault(text, { known, needed: asked })
      return text === ''
        ? [[field, 'required']]
        : fault === null
          ? []
          : [[field, `merge_field_${fault.fault}`]]
    }),
  )
}
