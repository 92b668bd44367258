import type { FastifyRequest } from 'fastify'
import { DomainError, fieldsRefused } from './domain-error'
import { refuseUnstorable } from './storable'

export interface Parts {
  fields: Record<string, string>
  file: { bytes: Buffer; filename: string } | null
}

/**
 * Reads a multipart body: text fields and at most one file of at most `maxBytes`. Throws 413 when
 * it is larger.
 */
export async function readParts(request: FastifyRequest, maxBytes: number): Promise<Parts> {
  if (!request.isMultipart()) throw new DomainError(415, 'unsupported_file_type')
  const parts: Parts = { fields: {}, file: null }
  for await (const part of request.parts({
    limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 20_000 },
  })) {
    if (part.type === 'field') parts.fields[part.fieldname] = String(part.value)
    else parts.file = { bytes: await part.toBuffer(), filename: part.filename }
  }
  refuseUnstorable(parts.fields)
  return parts
}

/** A text field that must be there. */
export function textField(parts: Parts, name: string, pattern?: RegExp): string {
  const value = parts.fields[name]
  if (value === undefined || value === '' || (pattern !== undefined && !pattern.test(value)))
    throw fieldsRefused({ [name]: 'required' })
  return value
}

/** A whole number that must be there, zero or more. */
export const countField = (parts: Parts, name: string): number =>
  Number(textField(parts, name, /^\d{1,15}$/))

export const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
