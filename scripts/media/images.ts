import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright'
import { ensureBrowser } from '../lib/browser.mjs'
import { toPage } from './layouts'
import type { ImageRecipe } from './recipes'

const faces = [
  [
    'Plex',
    500,
    [
      import.meta
        .resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff2'),
      import.meta
        .resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-500-normal.woff2'),
    ],
  ],
  [
    'Plex',
    700,
    [
      import.meta
        .resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2'),
      import.meta
        .resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-700-normal.woff2'),
    ],
  ],
  [
    'Readex',
    400,
    [
      import.meta.resolve('@fontsource/readex-pro/files/readex-pro-arabic-400-normal.woff2'),
      import.meta.resolve('@fontsource/readex-pro/files/readex-pro-latin-400-normal.woff2'),
    ],
  ],
  [
    'Amiri',
    400,
    [
      import.meta.resolve('@fontsource/amiri/files/amiri-arabic-400-normal.woff2'),
      import.meta.resolve('@fontsource/amiri/files/amiri-latin-400-normal.woff2'),
    ],
  ],
] as const

const arabic = 'U+0600-06FF, U+200C-200F, U+FB50-FDFF, U+FE70-FEFF'
const latin = 'U+0000-00FF, U+2013-2022'

function fontStyle(): string {
  return faces
    .flatMap(([family, weight, files]) =>
      files.map((file, at) => {
        const data = readFileSync(fileURLToPath(file)).toString('base64')
        return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${data}); unicode-range: ${at === 0 ? arabic : latin}; }`
      }),
    )
    .join('\n')
}

export const openCamera = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })

/** Shows a recipe's text on its paper and photographs it into a PNG of few colours or a WebP. */
export async function makeImage(
  camera: Browser,
  recipe: ImageRecipe,
  turn: number,
  target: string,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'masar-image-'))
  const page = await camera.newPage({ viewport: { width: 1200, height: 800 } })
  try {
    await page.setContent(toPage(recipe, turn, fontStyle()))
    await page.evaluate(() => document.fonts.ready)
    const photo = join(folder, 'photo.png')
    writeFileSync(photo, await page.locator('.photo').screenshot())
    const noisy = `noise=alls=5:all_seed=${turn + 1}`
    const fewColours =
      'split[whole][seen];[seen]palettegen=max_colors=44:stats_mode=full[palette];[whole][palette]paletteuse=dither=none'
    const how = target.endsWith('.webp')
      ? ['-vf', noisy, '-c:v', 'libwebp', '-quality', '58']
      : ['-vf', fewColours]
    execFileSync('ffmpeg', [
      '-y',
      '-v',
      'error',
      '-i',
      photo,
      ...how,
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
      '-frames:v',
      '1',
      target,
    ])
  } finally {
    await page.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
