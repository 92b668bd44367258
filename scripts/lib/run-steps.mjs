/** What a developer's shell says about their own server must not reach the tests'. */
const foreign =
  /^(PORT|HOST|(TEST_)?DATABASE_URL|SMTP_URL|S3_.*|MASAR_.*|ATS_.*|(VITE_)?SENTRY_DSN)$/

/**
 * Runs the steps in order, whatever fails, and returns the summed counts. `filters` narrow the
 * steps that take them. What failed is said again at the end, where the tail of a long log still
 * shows it.
 */
export async function runSteps(steps, filters) {
  for (const name of Object.keys(process.env)) if (foreign.test(name)) delete process.env[name]
  const rows = []
  for (const step of steps) rows.push(await runStep(step, filters))
  console.log('')
  for (const row of rows)
    console.log(
      `${row.failed === 0 ? '✓' : '✗'} ${row.name.padEnd(11)} ${row.passed} passed, ${row.failed} failed  (${row.seconds} s)`,
    )
  for (const row of rows)
    for (const { title, message } of row.failures)
      console.log(
        `✗ ${row.name}: ${[title, ...message.split('\n')].filter(Boolean).join('\n✗   ')}`,
      )
  return { passed: sum(rows, 'passed'), failed: sum(rows, 'failed') }
}

async function runStep(step, filters) {
  const started = performance.now()
  if (!step.quiet) console.log(`\n── ${step.name}`)
  const result = await attempt(step, filters)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  if (step.quiet)
    console.log(`\n── ${step.name}: ${result.failed === 0 ? 'passed' : 'FAILED'} (${seconds} s)`)
  if (result.text?.trim() && (result.failed > 0 || step.shown)) console.log(result.text.trim())
  return {
    name: step.name,
    seconds,
    passed: result.passed,
    failed: result.failed,
    failures: result.failures ?? [],
  }
}

async function attempt(step, filters) {
  try {
    await step.needs?.()
    return await step.run(filters)
  } catch (error) {
    return { passed: 0, failed: 1, failures: [{ title: error.message, message: '' }] }
  }
}

const sum = (rows, field) => rows.reduce((total, row) => total + row[field], 0)
