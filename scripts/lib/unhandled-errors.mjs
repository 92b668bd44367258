import { writeFileSync } from 'node:fs'

/**
 * A reporter of Vitest that writes the errors that no test caught, which its JSON report leaves
 * out, to the file that UNHANDLED_ERRORS names: what each says, and the test file that ran then.
 */
// oxlint-disable-next-line masar/named-exports -- Vitest loads a reporter by its default export
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const reports = errors.map(({ stack, message, VITEST_TEST_PATH: file }) => ({
      message: stack ?? message,
      file: file ?? null,
    }))
    writeFileSync(process.env.UNHANDLED_ERRORS, JSON.stringify(reports))
  }
}
