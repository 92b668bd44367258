/** More files than these do not fail by chance, and to run each again would take long. */
const most = 10

/**
 * Runs each failed file again, alone. If it passes, its failures are listed as flaky and count as
 * passed; otherwise they stay. `runFile` takes a file's path and returns its counts.
 */
export async function withSecondRun(counts, runFile) {
  const files = [...new Set(counts.failures.map(({ file }) => file))]
  if (files.includes(null) || files.length > most) return counts
  const passing = new Set()
  for (const file of files) {
    console.log(`\n── once more, alone: ${file}`)
    const second = await runFile(file)
    if (second.failed === 0) passing.add(file)
  }
  const chance = counts.failures.filter(({ file }) => passing.has(file))
  return {
    passed: counts.passed + chance.length,
    failed: counts.failed - chance.length,
    failures: counts.failures.filter(({ file }) => !passing.has(file)),
    flaky: chance.map(({ title }) => title),
  }
}
