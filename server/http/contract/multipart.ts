import type { FastifyRequest } from 'fastify'
import { DomainError, fieldsRefused } from '../domain-error'
import { refuseUnstorable } from './storable'

export interface Parts {
  fields: Record<string, string>
  file: { bytes: Buffer; filename: string } | null
}

/**
 * Reads a multipart body: text fields and at most one file of at most `maxBytes`. Throws 413 when
 * it is larger, 415 for a body of another type and 400 for one that is no form or breaks off.
 */
export async function readParts(request: FastifyRequest, maxBytes: number): Promise<Parts> {
  if (!request.isMultipart()) throw new DomainError(415, 'unsupported_file_type')
  const parts: Parts = { fields: {}, file: null }
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 20_000 },
    })) {
      if (part.type === 'field') parts.fields[part.fieldname] = String(part.value)
      else parts.file = { bytes: await part.toBuffer(), filename: part.filename }
    }
  } catch (thrown) {
    throw isLimit(thrown) ? thrown : new DomainError(400, 'validation_failed')
  }
  refuseUnstorable(parts.fields)
  return parts
}

/** The plugin's own errors have a code and a status; those of the parser below it have neither. */
const isLimit = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('FST_')

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
