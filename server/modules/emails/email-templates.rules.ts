import type { components } from '../../../openapi/generated/api'
import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import { mergeFault } from '../../../machines/shared/merge-fields'
import type { Texts } from '../../mail/templates'

type Update = components['schemas']['UpdateEmailTemplate']

/** The texts as they are stored, without invisible characters. */
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
 * An error key for each text that cannot be sent: an empty one, or one with merge fields that this
 * mail does not have.
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
