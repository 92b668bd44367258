import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from './paths.mjs'

/**
 * Writes the report into a folder that opens from disk. There, a page may load neither modules nor
 * workers, nor fetch anything: the program is one classic script, and the data is another.
 */
export async function writeReport(folder, { data, pictures, picturesFrom }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  await build({
    entryPoints: { report: join(root, 'qa/report/main.tsx') },
    outdir: folder,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'inline',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'dataurl' },
    logLevel: 'error',
  })
  for (const { path, from } of pictures) writePicture(join(folder, path), from, picturesFrom)
  // Inside a script, these two would end it or its line.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028')
  writeFileSync(join(folder, 'data.js'), `globalThis.masarReport = ${json}\n`)
  writeFileSync(join(folder, 'index.html'), page)
}

function writePicture(path, from, folder) {
  if ('url' in from) {
    const [, base64 = ''] = from.url.split(';base64,')
    writeFileSync(path, Buffer.from(base64, 'base64'))
  } else if (existsSync(join(folder, from.file))) copyFileSync(join(folder, from.file), path)
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths through the charts – Masar</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="report.css">
</head>
<body>
<div id="report"></div>
<script src="data.js"></script>
<script src="report.js"></script>
</body>
</html>
`
