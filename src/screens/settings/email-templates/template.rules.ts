import type { components } from '../../../../openapi/generated/api'
import { mergeFault, mergedWith, type MergeFault } from '../../../../machines/shared/merge-fields'

type Schemas = components['schemas']
export type Template = Schemas['EmailTemplate']
export type Texts = Schemas['UpdateEmailTemplate']
export type TextName = keyof Texts

export const textNames = [
  'subject',
  'body',
  'subject_ar',
  'body_ar',
] as const satisfies readonly TextName[]

export const textsOf = ({ subject, body, subject_ar, body_ar }: Template): Texts => ({
  subject,
  body,
  subject_ar,
  body_ar,
})

/** What keeps a text from being sent; only the body has to hold what is needed. */
export function faultOf(
  name: TextName,
  text: string,
  { merge_fields: fields }: Template,
): MergeFault | { fault: 'empty' } | null {
  if (text.trim() === '') return { fault: 'empty' }
  const needed = name === 'body' || name === 'body_ar' ? fields.filter((field) => field.needed) : []
  return mergeFault(text, {
    known: fields.map((field) => field.name),
    needed: needed.map((field) => field.name),
  })
}

/** What a receiver would read, with made-up values. */
export function previewOf(
  texts: Texts,
  { merge_fields: fields, action, action_ar }: Template,
  language: 'en' | 'ar',
): { subject: string; paragraphs: string[]; action: string } {
  const values = Object.fromEntries(
    fields.map(({ name, sample, sample_ar }) => [name, language === 'ar' ? sample_ar : sample]),
  )
  const [subject, body] =
    language === 'ar' ? [texts.subject_ar, texts.body_ar] : [texts.subject, texts.body]
  return {
    subject: mergedWith(subject, values),
    paragraphs: mergedWith(body.trim(), values).split(/\n{2,}/),
    action: language === 'ar' ? action_ar : action,
  }
}
