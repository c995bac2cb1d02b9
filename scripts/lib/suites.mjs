import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { runChecks } from './checks.mjs'
import { failuresOfJourneys, failuresOfVitest } from './failures.mjs'
import { nodeBinary } from './install.mjs'
import { at } from './paths.mjs'
import { runCommand } from './run-command.mjs'

/** The parts of `npm test`, in the order in which they fail soonest. */
export const suites = {
  check: runChecks,
  unit: () => runVitest('unit'),
  web: () => runVitest('web'),
  api: () => runVitest('api'),
  size: () => runOne([at('scripts/size.ts')]),
  e2e: runJourneys,
}

async function runOne(args) {
  const code = await runCommand(nodeBinary(), args)
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: ['See above.'] }
}

async function runVitest(project) {
  return withReport(async (file) => {
    const args = [
      at('node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ]
    const code = await runCommand(nodeBinary(), args)
    return {
      code,
      count: (report) => ({
        passed: report.numPassedTests,
        failed: report.numFailedTests,
        failures: failuresOfVitest(report),
      }),
    }
  })
}

async function runJourneys() {
  await ensureBrowser()
  return withReport(async (file) => {
    const args = [
      at('node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      at('e2e/playwright.config.ts'),
      '--reporter=list,json',
    ]
    const code = await runCommand(nodeBinary(), args, { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file } })
    return {
      code,
      count: (report) => ({
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        failures: failuresOfJourneys(report),
      }),
    }
  })
}

/** A suite that ends badly without a counted failure, or counts no test at all, counts as one failure. */
async function withReport(run) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
  const file = join(folder, 'report.json')
  try {
    const { code, count } = await run(file)
    const { passed, failed, failures } = readCount(file, count)
    const is_silent_failure = failed === 0 && (code !== 0 || passed === 0)
    return { passed, failed: is_silent_failure ? 1 : failed, failures }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readCount(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1, failures: ['It ended without a report.'] }
  }
}
