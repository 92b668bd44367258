import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { mergeFault, mergedWith, type MergeFault } from '../../../../machines/shared/merge-fields'
import { rule } from '../../../forms/field-rules'

type Schemas = components['schemas']
export type Template = Schemas['EmailTemplate']
export type Texts = Schemas['UpdateEmailTemplate']
export type TextName = keyof Texts

export const toTexts = ({ subject, body, subject_ar, body_ar }: Template): Texts => ({
  subject,
  body,
  subject_ar,
  body_ar,
})

/** What is wrong with the merge fields of a text; only the body has to hold what is needed. */
export function findFault(
  name: TextName,
  text: string,
  { merge_fields: fields }: Template,
): MergeFault | null {
  const needed = name === 'body' || name === 'body_ar' ? fields.filter((field) => field.needed) : []
  return mergeFault(text, {
    known: fields.map((field) => field.name),
    needed: needed.map((field) => field.name),
  })
}

const faults = {
  broken: rule('templates:rule.broken'),
  unknown: rule('templates:rule.unknown'),
  missing: rule('templates:rule.missing'),
}

export const templateForm = (template: Template) => {
  const text = (name: TextName) =>
    z.string().check(
      z.refine((typed) => typed.trim() !== '', rule('common:rule.required')),
      ({ value, issues }) => {
        const fault = findFault(name, value, template)
        if (fault !== null)
          issues.push({ code: 'custom', input: value, message: faults[fault.fault] })
      },
    )
  return z.object({
    subject: text('subject'),
    body: text('body'),
    subject_ar: text('subject_ar'),
    body_ar: text('body_ar'),
  })
}

/** What a sentence about a fault names. */
export const namedIn = (fault: MergeFault | null) => ({
  example: shown('name'),
  field: fault !== null && 'name' in fault ? shown(fault.name) : '',
})

/** A merge field as it is written, which reads from the left in either language. */
export const shown = (name: string): string => `\u2066{{${name}}}\u2069`

/** What a receiver would read, with made-up values. */
export function toPreview(
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
