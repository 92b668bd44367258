import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { lineField, optionalLineField } from '../../../forms/field-rules'
import { awardForm, toAward } from './review.rules'

/** A link that is added; what is no address the server says. */
export const addedMedia = z.object({ title: lineField, url: lineField })

/** An award that is added; what is no month the server says. */
export const addedAward = z.object({
  title: lineField,
  issuer: optionalLineField,
  date: optionalLineField,
})

export const toAddedAward = (
  values: z.output<typeof addedAward>,
): components['schemas']['AddAward'] => toAward(awardForm.safeParse(values).data ?? values)
