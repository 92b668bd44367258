import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { toSample } from '../../../src/features/assessments/signals/camera-signals.rules'
import type { SignalAnswer } from '../../../src/features/assessments/signals/signal-detector'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'

test.use({ detector: true })

/** The built code of the worker, at the address under which pages load it. */
function workerAddress(): string {
  const assets = fileURLToPath(new URL('../../../dist/web/assets', import.meta.url))
  const found = readdirSync(assets).find((name) => /^camera-signals\.worker-.*\.js$/.test(name))
  if (found === undefined) throw new Error('The worker of the camera was not built.')
  return `/assets/${found}`
}

test('the model of the camera tells one person, nobody and two people apart', async ({ page }) => {
  test.setTimeout(patient(120_000))
  // A page of the application, for its policy of what may run; nothing of an attempt is there.
  await page.goto('/auth/login')
  const scenes = ['one-person', 'nobody', 'two-people', 'one-person'] as const
  const pictures = scenes.map((scene) =>
    readFileSync(fileURLToPath(new URL(`../../signals/${scene}.jpg`, import.meta.url))).toString(
      'base64',
    ),
  )
  const looks = await page.evaluate(
    async ({ address, files }) => {
      const worker = new Worker(address, { type: 'module', name: 'camera-signals' })
      const answers = new Map<number, (answer: SignalAnswer) => void>()
      const failed = new Promise<never>((_, reject) => {
        worker.addEventListener('error', () => reject(new Error('The worker failed.')))
      })
      worker.addEventListener('message', ({ data }) => answers.get(data.id)?.(data))
      let last = 0
      const ask = (question: object, moved: Transferable[] = []) => {
        last += 1
        const id = last
        const answered = new Promise<SignalAnswer>((resolve) => answers.set(id, resolve))
        worker.postMessage({ id, ...question }, moved)
        return Promise.race([answered, failed])
      }
      const all = []
      for (const file of files) {
        const bytes = Uint8Array.from(atob(file), (char) => char.charCodeAt(0))
        const frame = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
        const looked = await ask({ type: 'look', frame }, [frame])
        const kept = await ask({ type: 'picture' })
        if (!('seen' in looked) || !('picture' in kept))
          throw new Error(JSON.stringify([looked, kept]))
        const { size, type } = kept.picture
        all.push({ seen: looked.seen, picture: { size, type } })
      }
      worker.terminate()
      return all
    },
    { address: workerAddress(), files: pictures },
  )
  expect(looks.map(({ seen }) => toSample(seen, 0))).toEqual(
    [1, 0, 2, 1].map((faces) => ({ at: 0, faces, phone: false })),
  )
  for (const { picture } of looks) {
    expect(picture.type).toBe('image/jpeg')
    expect(picture.size).toBeGreaterThan(500)
    expect(picture.size).toBeLessThan(30_000)
  }
})
