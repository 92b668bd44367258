import { startAppServer, stopAndRemove } from '../../app-server'
import { expect, test } from '../../fixtures'
import { putTogether } from '../../lanes'

const signIn = (url: string) =>
  fetch(`${url}/api/user/auth/login-user/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'candidate@demo.masar.example', password: 'Masar-Demo1' }),
  })

test('the outbox can be read by a person', async ({ page, a11y }) => {
  await page.goto('/dev/outbox')
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible()
  await a11y(page)
})

test('a fresh data directory serves the demo accounts', async () => {
  const server = await startAppServer({}, { isFresh: true })
  try {
    expect((await signIn(server.url)).status).toBe(200)
  } finally {
    await stopAndRemove(server)
  }
})

test(
  'a server that was killed starts again on its data, and keeps others away while it runs',
  { tag: putTogether },
  async () => {
    const server = await startAppServer()
    try {
      await expect(startAppServer({ MASAR_DATA_DIR: server.dataDirectory })).rejects.toThrow(
        'is in use by process',
      )
      await server.kill()
      await server.restart()
      expect((await signIn(server.url)).status).toBe(200)
    } finally {
      await stopAndRemove(server)
    }
  },
)
