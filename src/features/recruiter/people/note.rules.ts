import * as z from 'zod/mini'
import { blockField } from '../../../forms/field-rules'

export const longestNote = 4000

/** A note about a candidate. */
export const noteForm = z.object({ text: blockField })
