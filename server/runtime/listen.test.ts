import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { listen } from './listen'

const apps: ReturnType<typeof Fastify>[] = []
const opened = () => {
  const app = Fastify()
  apps.push(app)
  return app
}
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())))

const HOST = '127.0.0.1'

test('a port that is in use is named, with how to choose another', async () => {
  const address = await listen(opened(), { HOST, PORT: 0 })
  const PORT = Number(new URL(address).port)
  await expect(listen(opened(), { HOST, PORT })).rejects.toThrow(
    new RegExp(`^Port ${PORT} is in use: .* PORT=\\d+ npm start$`),
  )
})

test('any other error while it starts to listen is passed on unchanged', async () => {
  await expect(listen(opened(), { HOST: '203.0.113.1', PORT: 0 })).rejects.toMatchObject({
    code: 'EADDRNOTAVAIL',
  })
})
