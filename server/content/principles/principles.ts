import { z } from 'zod'
import key from './key.json'
import scale from './scale.json'
import statements from './statements.json'
import traits from './traits.json'

const wording = z.strictObject({ en: z.string().min(1), ar: z.string().min(1) })
const traitName = z.enum([
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'emotional_stability',
])
/** The trait of a statement, and whether agreeing means more of the trait (1) or less (-1). */
const keyed = z.strictObject({
  number: z.int(),
  trait: traitName,
  direction: z.union([z.literal(1), z.literal(-1)]),
})

export type Trait = z.infer<typeof traitName>
export type Keyed = z.infer<typeof keyed>

const count = 100
const numbered = <Entry extends { number: number }>(entries: readonly Entry[], last: number) =>
  entries.length === last && entries.every(({ number }, at) => number === at + 1)

const contentSchema = z
  .strictObject({
    statements: z
      .array(wording.extend({ number: z.int() }))
      .refine((all) => numbered(all, count), 'The statements are numbered from 1 to 100.'),
    key: z
      .array(keyed)
      .refine((all) => numbered(all, count), 'The key has one entry a statement, in their order.'),
    scale: z
      .array(wording.extend({ number: z.int() }))
      .refine((all) => numbered(all, 5), 'The scale has five points.'),
    traits: z
      .array(
        z.strictObject({
          trait: traitName,
          name: wording,
          about: wording,
          bands: z.strictObject({ low: wording, middle: wording, high: wording }),
        }),
      )
      .length(5),
  })
  .superRefine(({ key: entries, traits: described }, context) => {
    for (const trait of traitName.options) {
      const own = entries.filter((entry) => entry.trait === trait)
      const faults = [
        described.filter((one) => one.trait === trait).length === 1 ? null : 'is described once',
        own.length === 20 ? null : 'has 20 statements',
        own.filter(({ direction }) => direction === 1).length === 10
          ? null
          : 'has 10 statements in each direction',
        own.filter(({ number }) => number <= count / 2).length === 10
          ? null
          : 'has 10 statements in the first half',
      ]
      for (const fault of faults) if (fault !== null) context.addIssue(`Not so: ${trait} ${fault}.`)
    }
  })

/**
 * What the questionnaire consists of. @throws where something could not be asked or scored: a
 * number is missing, or the key is not balanced (each trait 20 statements, 10 each way, 10 of them
 * in the first half).
 */
export const readPrinciples = (content: unknown) => contentSchema.parse(content)

export const principles = readPrinciples({ ...statements, ...key, ...scale, ...traits })
