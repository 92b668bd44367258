import * as z from 'zod/mini'
import { filled } from '../../../forms/field-rules'

const given = z.optional(z.string().check(filled))

/**
 * Proves that the signed-in person makes the request: by password or by code, depending on the
 * account.
 */
export const proofForm = z.object({ password: given, code: given })

/** An account that a sign-in provider made has no password. */
export const emptyProof = (hasPassword: boolean): z.input<typeof proofForm> =>
  hasPassword ? { password: '' } : { code: '' }
