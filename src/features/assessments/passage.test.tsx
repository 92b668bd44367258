// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { UiProvider } from '../../ui/provider'
import { Passage } from './passage'

afterEach(cleanup)

const renderUi = (html: string) =>
  render(
    <UiProvider lang="en" dir="ltr" mode="light">
      <Passage html={html} />
    </UiProvider>,
  ).container

test('English by itself, and Arabic from right to left where it says so', () => {
  const drawn = renderUi(
    '<p>Mark <span lang="ar">برج الساعة</span>.</p><blockquote lang="ar">وصلت الشحنة</blockquote>',
  )
  expect(drawn.querySelector('p')?.parentElement?.getAttribute('dir')).toBe('ltr')
  for (const name of ['span', 'blockquote']) {
    const arabic = drawn.querySelector(`${name}[lang=ar]`)
    expect(arabic?.getAttribute('dir')).toBe('rtl')
  }
})

test('headings, marks and tables are drawn, without the line breaks between rows', () => {
  const drawn = renderUi(
    '<h3>Labels</h3><p><mark>PLACE</mark></p><table>\n<tbody>\n<tr>\n<th>Word</th>\n<td lang="ar">دبي</td></tr></tbody></table>',
  )
  expect(drawn.querySelector('h3')?.textContent).toBe('Labels')
  expect(drawn.querySelector('mark')?.textContent).toBe('PLACE')
  expect(drawn.querySelector('tr')?.childNodes).toHaveLength(2)
})

test('nothing else gets through: no other tag, no attribute, no script', () => {
  const drawn = renderUi(
    '<p onclick="go()" style="color:red" class="x" lang="fr">Kept <a href="https://example.org">words</a><img src="x" onerror="go()"><script>go()</script><style>p{}</style></p><iframe src="x">in</iframe>',
  )
  expect(drawn.querySelector('a, img, script, iframe, p style')).toBeNull()
  expect([...(drawn.querySelector('p')?.attributes ?? [])].map(({ name }) => name)).toEqual([])
  expect(drawn.textContent).toContain('Kept words')
  expect(drawn.textContent).not.toContain('go()')
})
