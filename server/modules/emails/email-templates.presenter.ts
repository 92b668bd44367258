import type { components } from '../../../openapi/generated/api'
import { type Lang, translate } from '../../http/contract/language'
import type { Texts, templates } from '../../mail/templates'

type Schemas = components['schemas']

interface Found {
  template: (typeof templates)[number]
  texts: Texts
  editedAt: string | null
  editedBy: string | null
}

export const presentSummary = (
  { template, texts, editedAt, editedBy }: Found,
  lang: Lang,
): Schemas['EmailTemplateSummary'] => ({
  template_id: template.id,
  name: translate(lang, `mail:templates.${template.id}`),
  kind: template.kind,
  subject: texts.en.subject,
  subject_ar: texts.ar.subject,
  updated_at: editedAt,
  updated_by: editedBy,
})

/** A template with its merge fields, and the button under it, for the preview. */
export const presentTemplate = (found: Found, lang: Lang): Schemas['EmailTemplate'] => ({
  ...presentSummary(found, lang),
  body: found.texts.en.body,
  body_ar: found.texts.ar.body,
  action: translate('en', `mail:${found.template.mail}.action`),
  action_ar: translate('ar', `mail:${found.template.mail}.action`),
  merge_fields: found.template.fields.map(({ name, needed }) => ({
    name,
    needed,
    sample: translate('en', `mail:samples.${name}`),
    sample_ar: translate('ar', `mail:samples.${name}`),
  })),
})
