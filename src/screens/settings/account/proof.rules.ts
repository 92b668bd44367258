import * as z from 'zod/mini'
import { filled } from '../../../forms/field-rules'

const given = z.optional(z.string().check(filled))

/** What proves that it is the person themself who asks: one of both, as their account has it. */
export const proofForm = z.object({ password: given, code: given })

/** An account that a sign-in provider made has no password. */
export const emptyProof = (hasPassword: boolean): z.input<typeof proofForm> =>
  hasPassword ? { password: '' } : { code: '' }
