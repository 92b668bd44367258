// npx tsx scripts/media/make-media.ts [VERSION …]: makes the sounds and images of questions from
// server/content/media/recipes. Run by hand when a recipe changes; server/content/media/README.md
// says what it needs.
import { mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeImage, openCamera } from './images'
import { mediaFolder, readRecipes, versions } from './recipes'
import { makeSound } from './sounds'

/** What a candidate's browser fetches before the first part, in bytes. */
const limits = { audio: 300_000, image: 200_000 }

const all = versions()
const asked = process.argv.slice(2)
const unknown = asked.filter((version) => !all.includes(version))
if (unknown.length > 0) {
  console.error(`There are no recipes for ${unknown.join(', ')}. Recipes: ${all.join(', ')}.`)
  process.exitCode = 2
} else {
  const camera = await openCamera()
  try {
    for (const version of asked.length > 0 ? asked : all) {
      const recipes = readRecipes(version)
      for (const recipe of recipes) {
        const target = join(mediaFolder, recipe.file)
        // Neighbours of a kind, and the same place in two versions, differ in voice, angle and
        // light.
        const turn =
          all.indexOf(version) +
          recipes
            .filter(
              ({ kind, lang }) =>
                kind === recipe.kind && (kind === 'image' || lang === recipe.lang),
            )
            .indexOf(recipe)
        mkdirSync(dirname(target), { recursive: true })
        if (recipe.kind === 'audio') makeSound(recipe, turn, target)
        else await makeImage(camera, recipe, turn, target)
        const { size } = statSync(target)
        console.log(`${recipe.file}: ${Math.round(size / 1000)} kB`)
        if (size > limits[recipe.kind])
          throw new Error(`${recipe.file} is larger than ${limits[recipe.kind] / 1000} kB.`)
      }
    }
  } finally {
    await camera.close()
  }
}
