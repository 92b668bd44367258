import * as z from 'zod/mini'
import type { UploadValue } from '../../../features/user/upload/use-upload'
import { rule } from '../../../forms/field-rules'

/** Where a job is read from; each field is called as the contract calls it. */
export const linkForm = z.object({
  url: z.string().check(z.trim(), z.minLength(1, rule('posting:rule.link'))),
})

export const fileForm = z.object({
  upload_id: z
    .custom<UploadValue | null>()
    .check(z.refine((file) => file?.complete === true, rule('posting:rule.file'))),
})
export type FileForm = z.infer<typeof fileForm>

export const textForm = z.object({
  text: z.string().check(z.refine((text) => text.trim() !== '', rule('posting:rule.text'))),
})
