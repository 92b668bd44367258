import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'

/** The data files and folders that the server reads besides its own source, from the root. */
function getDataOfServer(): string[] {
  const sources = readdirSync(join(root, 'server'), { encoding: 'utf8', recursive: true })
    .map((path) => join('server', path))
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => !/\.test\.ts$|\/(fixtures|testing|tests)\//.test(path))
  return sources.flatMap((path) =>
    [
      ...readFileSync(join(root, path), 'utf8').matchAll(
        /new URL\(\s*['`](\.[^'`$]*)[^'`]*['`],\s*import\.meta\.url/g,
      ),
    ]
      .map(([, place = '']) => normalize(join(dirname(path), place)).replace(/\/$/, ''))
      .filter((place) => place.startsWith('server/') && !/\.(m?js|ts)$/.test(place))
      .filter((place) => existsSync(join(root, place))),
  )
}

test('the image has every file that the server reads beside its source', () => {
  const copied = [
    ...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY (server\/\S+) \1$/gm),
  ].map(([, place = '']) => place)
  const data = getDataOfServer()
  expect(data.length).toBeGreaterThan(3)
  expect(
    data.filter((place) => !copied.some((one) => !relative(one, place).startsWith('..'))),
  ).toEqual([])
})
