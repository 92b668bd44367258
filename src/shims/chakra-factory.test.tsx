// @vitest-environment jsdom
import {
  chakra as theirs,
  ChakraProvider,
  type RecipeDefinition,
} from '@chakra-ui/react/styled-system'
import { render } from '@testing-library/react'
import { createRef, type ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { buttonRecipe } from '../ui/theme/button-recipe'
import { system } from '../ui/theme/system'
import { chakra as ours } from './chakra-factory'

// What it is given here is what the product gives it; its types are Chakra's own wherever it is
// used.
type Any = (props: Record<string, unknown>) => ReactElement
const factories = [theirs, ours] as object[]
const of = (factory: object, tag: string) => Reflect.get(factory, tag) as Any

/** Every rule by itself, with the conditions that it is in before it, wherever they are written. */
function plain(css: string, conditions = ''): string[] {
  const found: string[] = []
  for (let from = 0, open = css.indexOf('{'); open !== -1; open = css.indexOf('{', from)) {
    const head = css.slice(from, open)
    let end = open + 1
    for (let depth = 1; depth > 0; end += 1)
      depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0
    const body = css.slice(open + 1, end - 1)
    if (head.startsWith('@')) found.push(...plain(body, `${conditions}${head} `))
    else if (body.startsWith('@'))
      found.push(...plain(body.replace(/^([^{]+)\{(.*)\}$/, `$1{${head}{$2}}`), conditions))
    else if (body !== '') found.push(`${conditions}${head}{${body}}`)
    from = end
  }
  return found
}

/**
 * Chakra has recipes in a layer below the rest. Here the rest names an id that nothing has, which
 * goes over recipes as well.
 */
/** Rules of the same condition and selector as one. */
function joined(rules: readonly string[]): string[] {
  const bodies = new Map<string, string>()
  for (const rule of rules) {
    const [head = '', body = ''] = rule.split(/\{(?=[^{]*$)/)
    bodies.set(head, (bodies.get(head) ?? '') + body.replace(/\}$/, ''))
  }
  return [...bodies].map(([head, body]) => `${head}{${body}}`)
}

const isRecipe = (rule: string, ofOurs: boolean) =>
  ofOurs ? !rule.includes(':not(#_)') : rule.startsWith('@layer recipes ')
const unmarked = (rule: string) => rule.replaceAll(':not(#_)', '').replace('@layer recipes ', '')

/**
 * What is written in the page for this, classes aside, and every rule that goes for it: those of
 * recipes, and those that go over them.
 */
function drawn(page: ReactElement, ofOurs: boolean) {
  // jsdom does not know rules in rules, and says so; what is compared is their text.
  vi.spyOn(console, 'error').mockReturnValue()
  const { container, unmount } = render(<ChakraProvider value={system}>{page}</ChakraProvider>)
  const rules = [...document.querySelectorAll('style')].map((style) => style.textContent)
  const styles = [...container.querySelectorAll('*')].map((element) => {
    const own = [...element.classList].flatMap((name) =>
      rules
        .filter((rule) => rule.includes(`.${name}`))
        .flatMap((rule) => plain(rule.replaceAll(new RegExp(`\\.${name}(?![\\w-])`, 'g'), '.it'))),
    )
    return [true, false].map((ofRecipe) =>
      joined(own.filter((rule) => isRecipe(rule, ofOurs) === ofRecipe).map(unmarked)),
    )
  })
  const html = container.innerHTML.replaceAll(/ class="[^"]*"/g, '')
  unmount()
  return { html, styles }
}

const pages: Record<string, (factory: object) => ReactElement> = {
  'properties, short names and conditions': (factory) => {
    const Div = of(factory, 'div')
    return (
      <Div
        padding="4"
        mt="2"
        color={{ base: 'fg', md: 'accent' }}
        _hover={{ bg: 'bg.sunken' }}
        _rtl={{ color: 'fg.muted' }}
        _dark={{ color: 'fg' }}
        css={{ '--gap': '4px', '& > p': { margin: '0' } }}
        title="A title"
        data-part="x"
        hidden={undefined}
      >
        Words
      </Div>
    )
  },
  'an array of widths and another element': (factory) => {
    const Heading = of(factory, 'h2')
    return (
      <Heading
        as="h3"
        width={['full', null, '6']}
        textStyle="h2"
        truncate
        id="here"
        tabIndex={-1}
      />
    )
  },
  'a recipe with its variants': (factory) => {
    const Button = (factory as (tag: string, recipe: RecipeDefinition) => Any)(
      'button',
      buttonRecipe,
    )
    return (
      <Button
        variant="danger"
        size="sm"
        off
        type="submit"
        marginTop="3"
        aria-disabled
        className="mine"
      />
    )
  },
  'the attributes of a drawing': (factory) => {
    const Rect = of(factory, 'rect')
    return (
      <svg>
        <Rect x="1" y="2" width="3" height="4" fill="accent" />
      </svg>
    )
  },
  'the look of one on its child, which has its own': (factory) => {
    const [Div, Link] = [of(factory, 'div'), of(factory, 'a')]
    return (
      <Div asChild color="accent" padding="2" title="outer" style={{ order: 1 }}>
        <Link href="/there" color="fg" className="own" style={{ top: 2 }}>
          There
        </Link>
      </Div>
    )
  },
}

test.each(Object.entries(pages))('it draws what Chakra does: %s', (_, page) => {
  const [asTheirs, asOurs] = factories.map((factory) => drawn(page(factory), factory === ours))
  expect(asOurs).toEqual(asTheirs)
  expect(asOurs?.styles.flat(2).length).toBeGreaterThan(0)
})

test('the events and the references of both reach an element and what stands in for it', () => {
  const Div = of(ours, 'div')
  const [outer, inner] = [vi.fn(), vi.fn()]
  const [first, second] = [createRef<HTMLElement>(), vi.fn()]
  const page = (
    <ChakraProvider value={system}>
      <Div asChild ref={first} onClick={outer}>
        <button type="button" ref={second} onClick={inner}>
          Press
        </button>
      </Div>
    </ChakraProvider>
  )
  const { container, unmount } = render(page)
  const button = container.querySelector('button')
  button?.click()
  expect([outer, inner].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect(first.current).toBe(button)
  expect(second).toHaveBeenLastCalledWith(button)
  unmount()
  expect(first.current).toBeNull()
  expect(second).toHaveBeenLastCalledWith(null)
})
