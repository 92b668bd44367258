import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

export const mediaFolder = join(import.meta.dirname, '../../server/content/media')

const layoutSchema = z.enum(['receipt', 'form', 'letter', 'sign', 'book', 'id_card'])
const common = {
  file: z.string().regex(/^[\w-]+\/[\w-]+\.\w+$/),
  lang: z.enum(['en', 'ar']),
  text: z.string().min(1),
}

/**
 * A sound says `speak` where it is there, the text with its vowels; an image shows the text line by
 * line.
 */
const recipeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('audio'), speak: z.string().min(1).optional() }),
  z.strictObject({ ...common, kind: z.literal('image'), layout: layoutSchema }),
])

type Recipe = z.infer<typeof recipeSchema>
export type SoundRecipe = Extract<Recipe, { kind: 'audio' }>
export type ImageRecipe = Extract<Recipe, { kind: 'image' }>
export type Layout = ImageRecipe['layout']

/** What is to be made, for each version that has recipes, in the order of its file. */
export const readRecipes = (version: string): Recipe[] =>
  z
    .array(recipeSchema)
    .parse(JSON.parse(readFileSync(join(mediaFolder, 'recipes', `${version}.json`), 'utf8')))

export const versions = (): string[] =>
  readdirSync(join(mediaFolder, 'recipes'))
    .map((name) => name.replace(/\.json$/, ''))
    .toSorted()
