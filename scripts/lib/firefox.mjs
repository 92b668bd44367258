import { delimiter, join } from 'node:path'
import { isExecutable } from './browser.mjs'

/**
 * The Firefox that the tests drive: FIREFOX_PATH, Debian's, one by that name. Throws a sentence
 * where there is none.
 */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH
  if (named) {
    if (!isExecutable(named))
      throw new Error(`FIREFOX_PATH is ${named}, which is not an executable file.`)
    return named
  }
  return findCommand('firefox-esr') ?? findCommand('firefox') ?? missing('Firefox', 'firefox-esr')
}

/**
 * The X server without a monitor that Firefox is shown on: a headless Firefox has no screen that
 * could be shared. Throws a sentence where there is none.
 */
export const findXvfb = () => findCommand('Xvfb') ?? missing('Xvfb', 'xvfb')

function missing(name, debianPackage) {
  throw new Error(
    `${name} was not found, and the tests in Firefox need it. On Debian: apt-get install ${debianPackage}.`,
  )
}

const findCommand = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable)
