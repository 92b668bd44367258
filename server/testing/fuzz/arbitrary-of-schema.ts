import fc, { type Arbitrary } from 'fast-check'
import document from '../../../openapi/generated/openapi.json'
import { nastyStrings } from './nasty-strings'

/** As much of a schema as the contract uses for what is asked. */
export interface Schema {
  $ref?: string
  type?: string
  enum?: readonly unknown[]
  format?: string
  nullable?: boolean
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  properties?: Record<string, Schema>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  oneOf?: readonly Schema[]
}

/**
 * Ids that there are, for a member of this name: without them hardly a call would get behind its
 * first look-up.
 */
export type KnownIds = (name: string) => readonly string[]

/** Values of a schema: what fits it, with the texts that are nasty wherever a text is free. */
export function toArbitrary(schema: Schema, known: KnownIds, name = ''): Arbitrary<unknown> {
  const resolved = resolve(schema)
  const values =
    resolved.enum === undefined ? ofType(resolved, known, name) : fc.constantFrom(...resolved.enum)
  return resolved.nullable === true ? fc.option(values, { freq: 4 }) : values
}

function ofType(schema: Schema, known: KnownIds, name: string): Arbitrary<unknown> {
  if (schema.oneOf !== undefined)
    return fc.oneof(...schema.oneOf.map((one) => toArbitrary(one, known, name)))
  switch (schema.type) {
    case 'object':
      return toObjects(schema, known)
    case 'array':
      return fc.array(toArbitrary(schema.items ?? {}, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)),
      })
    case 'integer':
      return fc.oneof(
        {
          weight: 2,
          arbitrary: fc.integer({
            min: schema.minimum ?? 0,
            max: Math.min(schema.maximum ?? 20, (schema.minimum ?? 0) + 20),
          }),
        },
        {
          weight: 1,
          arbitrary: fc.integer({
            min: schema.minimum ?? -(2 ** 31),
            max: schema.maximum ?? 2 ** 31,
          }),
        },
      )
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e308, max: schema.maximum ?? 1e308, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'string':
      return toTexts(schema, known, name)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function toObjects(
  { properties = {}, required = [], additionalProperties }: Schema,
  known: KnownIds,
): Arbitrary<unknown> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, toArbitrary(schema, known, name)]),
  )
  const own = fc.record(members, {
    requiredKeys: required.filter((name) => name in members),
    noNullPrototype: true,
  })
  if (typeof additionalProperties !== 'object') return own
  return fc
    .tuple(
      own,
      fc.dictionary(
        fc.string({ minLength: 1, maxLength: 20 }),
        toArbitrary(additionalProperties, known),
        { maxKeys: 3, noNullPrototype: true },
      ),
    )
    .map(([named, more]) => ({ ...more, ...named }))
}

function toTexts(
  { format, minLength = 0, maxLength }: Schema,
  known: KnownIds,
  name: string,
): Arbitrary<unknown> {
  switch (format) {
    case 'uuid': {
      const ids = known(name)
      return ids.length === 0
        ? fc.uuid()
        : fc.oneof(
            { weight: 5, arbitrary: fc.constantFrom(...ids) },
            { weight: 1, arbitrary: fc.uuid() },
          )
    }
    case 'binary':
      return fc.record({
        bytes: fc
          .oneof(fc.constantFrom(...nastyStrings), fc.string({ unit: 'binary' }))
          .map((text) => Buffer.from(text)),
        filename: fc.constantFrom('resume.txt', 'صوت.webm', 'x.html', 'x.svg', ...nastyStrings),
      })
    case 'date':
      return days.map((day) => day.toISOString().slice(0, 10))
    case 'date-time':
      return days.map((day) => day.toISOString())
    default:
      // The length is counted in characters, as the validator counts it.
      return fc
        .oneof(
          fc.constantFrom(...nastyStrings),
          fc.string({ unit: 'grapheme', maxLength: 40 }),
          fc.string({ unit: 'binary', maxLength: 40 }),
        )
        .map((text) => [...text.padEnd(minLength, 'م')].slice(0, maxLength ?? 10_000).join(''))
  }
}

const days = fc.date({
  min: new Date('0000-01-02'),
  max: new Date('9999-12-31T23:59:59Z'),
  noInvalidDate: true,
})

export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const found = (document.components.schemas as Record<string, unknown>)[
    schema.$ref.split('/').at(-1) ?? ''
  ]
  if (found === undefined) throw new Error(`${schema.$ref} leads nowhere`)
  return resolve(found as Schema)
}

/** Values of a wrong type, out of range, nasty, or too deep. */
const wrongValues: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nastyStrings) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      1e308,
      [],
      {},
      [[]],
      [null],
      { id: null },
      { toString: 'x' },
      Array.from({ length: 300 }, () => 'a'),
      Array.from({ length: 300 }).reduce<unknown>((inner) => [inner], 'deep'),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)

const extraNames = fc.constantFrom(
  'surprise',
  'id',
  'user_id',
  'role',
  'is_account_confirmed',
  'constructor',
  'toString',
  '',
  '\u202Eاسم',
  '$where',
)

/**
 * A value broken at one place: a member left out, one too many, or something that does not belong
 * where it stands.
 */
export function toBroken(values: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(
      values,
      fc.array(fc.nat(50), { maxLength: 3 }),
      fc.constantFrom('missing', 'extra', 'wrong', 'wrong'),
      wrongValues,
      extraNames,
    )
    .map(([value, steps, fault, wrong, extra]) => breakAt(value, steps, { fault, wrong, extra }))
}

function breakAt(
  value: unknown,
  [step, ...further]: readonly number[],
  how: { fault: string; wrong: unknown; extra: string },
): unknown {
  if (typeof value !== 'object' || value === null) return how.wrong
  const keys = Object.keys(value)
  if (step === undefined || keys.length === 0)
    return how.fault === 'extra' && !Array.isArray(value)
      ? { ...value, [how.extra]: how.wrong }
      : how.wrong
  const at = keys[step % keys.length] ?? ''
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === at ? breakAt(item, further, how) : item,
    )
  if (how.fault === 'missing' && further.length === 0)
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== at))
  return { ...value, [at]: breakAt((value as Record<string, unknown>)[at], further, how) }
}
