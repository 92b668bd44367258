import type { Page } from '@playwright/test'

/** An element that a person perceives: its role, its name and its condition. */
export interface Perceived {
  role: string
  name: string
  disabled: boolean
  checked: boolean
}

/**
 * A page at one moment, as a person perceives it: its address, and its elements by role and name.
 */
export interface Look {
  path: string
  things: readonly Perceived[]
  /** The whole text, for content without a role. */
  text: string
}

/** Reads the page once, without waiting. */
export async function lookAt(page: Page): Promise<Look> {
  const { pathname } = new URL(page.url())
  return parseLook(pathname, await page.locator('body').ariaSnapshot())
}

/** The look of a page from its address and its text. */
export function parseLook(path: string, text: string): Look {
  return {
    path,
    things: text
      .split('\n')
      .map(thingIn)
      .filter((thing) => thing !== null),
    text,
  }
}

/** Reads a line such as `  - button "Log in" [disabled]`. */
function thingIn(line: string): Perceived | null {
  const [, role, quoted, rest = ''] =
    /^\s*- '?(\w+)(?: ("(?:[^"\\]|\\.)*"|\/.*\/))?(.*)$/.exec(line) ?? []
  if (role === undefined) return null
  const name: string = quoted?.startsWith('"') ? JSON.parse(quoted) : ''
  return { role, name, disabled: rest.includes('[disabled]'), checked: rest.includes('[checked]') }
}
