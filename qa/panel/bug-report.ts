import { strToU8, zipSync } from 'fflate'
import { describeStates } from './chart-cases'
import { toRecording, type UnsavedRecording, type DescribedStep } from './session-record'

export interface BugReport {
  unsaved: UnsavedRecording
  /** The expected behaviour and the observed one, in the words of the person. */
  expected: string
  seen: string
  surroundings: Surroundings
}

export interface Surroundings {
  build: string
  browser: string
  language: string
  window: string
}

/** The report with its pictures and the recording, as a ZIP file. */
export function bugReportFile(report: BugReport): Uint8Array<ArrayBuffer> {
  const pictures = report.unsaved.steps.flatMap(({ picture }, at): [string, Uint8Array][] =>
    picture === null ? [] : [[pictureName(at), toBytes(picture)]],
  )
  const zipped = zipSync({
    'report.md': strToU8(bugReportMarkdown(report)),
    'recording.json': strToU8(recordingText(report.unsaved)),
    ...Object.fromEntries(pictures),
  })
  return new Uint8Array(zipped)
}

export const recordingText = (unsaved: UnsavedRecording): string =>
  `${JSON.stringify(toRecording(unsaved), null, 1)}\n`

/** The report as Markdown for an issue tracker; its pictures are separate files in the ZIP file. */
export function bugReportMarkdown({ unsaved, expected, seen, surroundings }: BugReport): string {
  const { build, browser, language, window } = surroundings
  return [
    '# Bug report',
    `**Expected:** ${expected.trim() || 'not said'}`,
    `**Seen:** ${seen.trim() || 'not said'}`,
    [
      '| | |',
      '|---|---|',
      ...Object.entries({ Recorded: unsaved.recordedAt, Build: build, Browser: browser })
        .concat(Object.entries({ Language: language, Window: window }))
        .map(([what, value]) => `| ${what} | ${value.replaceAll('|', String.raw`\|`)} |`),
    ].join('\n'),
    '## Steps',
    unsaved.steps.map((step, at) => stepMarkdown(step, at)).join('\n') || 'None were recorded.',
    '## Drive it again',
    'In a copy of the repository: `npm run replay -- recording.json`',
    '',
  ].join('\n\n')
}

function stepMarkdown(step: DescribedStep, at: number): string {
  const { chart, event, taken, states, calls, sentence, picture } = step
  const indent = ' '.repeat(`${at + 1}. `.length)
  // A chart that starts takes no transition. Its state shows what a reload has kept.
  const stays = taken.length === 0 && event !== 'xstate.init'
  const change = stays ? 'It stays as it is.' : describeStates(chart, states).join(' ')
  return [
    `${at + 1}. **${sentence}** (\`${chart}\`, \`${event}\`)  `,
    `${indent}${change}`,
    ...calls.map(
      ({ method, path, status, milliseconds }) =>
        `${indent}- \`${method} ${path}\` → ${status ?? 'no answer'}, ${milliseconds} ms`,
    ),
    ...(picture === null ? [] : ['', `${indent}![After step ${at + 1}](${pictureName(at)})`, '']),
  ].join('\n')
}

const pictureName = (at: number) => `pictures/step-${String(at + 1).padStart(3, '0')}.jpeg`

function toBytes(dataUrl: string): Uint8Array {
  const text = atob(dataUrl.slice(dataUrl.indexOf(',') + 1))
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}
