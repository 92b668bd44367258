// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { contractServer } from '../testing/contract-server'
import { openAt, prepareOpening } from '../testing/open-at'

const server = contractServer()
prepareOpening()
afterEach(() => document.querySelector('meta[name="masar-demo"]')?.remove())

/** As the server of an open demonstration does with the page. */
function mark() {
  const meta = document.createElement('meta')
  meta.name = 'masar-demo'
  meta.content = 'open'
  document.head.append(meta)
}

describe('a page', () => {
  test.each([
    ['en', 'Public demo:', 'Public demo: anyone can see what you enter here.'],
    ['ar', 'عرض توضيحي عام:', 'عرض توضيحي عام: يمكن لأي شخص الاطلاع على ما يُكتب هنا.'],
  ] as const)(
    'of an open demonstration says so in %s, before all else',
    async (language, name, text) => {
      mark()
      await openAt('/auth/login', { language })
      const line = await screen.findByRole('complementary', { name })
      expect(line.textContent).toBe(text)
      const heading = await screen.findByRole('heading', { level: 1 })
      expect(line.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      expect(line.querySelector('a, button, [tabindex]')).toBeNull()
    },
  )

  test('of any other server says nothing of it', async () => {
    await openAt('/auth/login')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
    expect(screen.queryByRole('complementary', { name: 'Public demo:' })).toBeNull()
  })
})

describe('a page that the service worker kept', () => {
  const marked = '<html><head><meta name="masar-demo" content="open"></head></html>'
  const named = () => screen.queryByRole('complementary', { name: 'Public demo:' })

  /** The page as the server would give it now, asked for beside the worker. */
  function serve(answer: () => Response) {
    const asked = vi.fn()
    server.use(
      http.get('*/index.html', ({ request }) => {
        asked(new URL(request.url).search)
        return answer()
      }),
    )
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller: {} },
    })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
    return asked
  }

  test('from before the demonstration was opened says so all the same', async () => {
    const asked = serve(() => HttpResponse.html(marked))
    await openAt('/auth/login')
    await waitFor(() => expect(named()).toBeTruthy())
    // For the address alone the worker would answer, with what it kept.
    expect(asked.mock.calls).toEqual([['?now']])
  })

  test('from before the demonstration ended no longer mentions it', async () => {
    mark()
    const asked = serve(() => HttpResponse.html('<title>Masar</title>'))
    await openAt('/auth/login')
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(named()).toBeNull()
  })

  test.each([
    ['without a connection', () => HttpResponse.error()],
    ['from a server that fails', () => new HttpResponse(null, { status: 503 })],
  ])('has to do %s', async (_when, answer) => {
    mark()
    serve(answer)
    await openAt('/auth/login')
    await waitFor(() => expect(named()).toBeTruthy())
  })
})
