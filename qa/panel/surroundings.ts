import type { Surroundings } from './bug-report'

/** The circumstances of a bug report: the build, the browser, the language and the window. */
export function surroundings(): Surroundings {
  const { lang, dir } = document.documentElement
  const width = Math.round(document.body.getBoundingClientRect().width)
  const window = `${innerWidth} × ${innerHeight}, of which the application has ${width}`
  return {
    build: buildName(),
    browser: navigator.userAgent,
    language: `${lang}, ${dir === 'rtl' ? 'right to left' : 'left to right'}`,
    window: `${window}; ${devicePixelRatio} pixels each`,
  }
}

/** The name of the application's first file, which contains a hash of its content. */
function buildName(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')
  return script === null ? 'development server' : script.src.replace(/^.*\/assets\//, '')
}
