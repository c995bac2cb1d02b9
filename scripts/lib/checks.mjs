import { stripVTControlCharacters } from 'node:util'
import { nodeBinary } from './install.mjs'
import { at } from './paths.mjs'
import { secondsSince, startProgress } from './progress.mjs'
import { captureCommand } from './run-command.mjs'

const bin = (path) => at('node_modules', path)

/** All checks that read the code without running it. */
const checks = [
  ['types of server and packages', [bin('typescript7/bin/tsc'), '-p', 'tsconfig.node.json']],
  ['types of both front ends', [bin('typescript7/bin/tsc'), '-p', 'tsconfig.web.json']],
  ['lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [bin('oxfmt/bin/oxfmt'), '--check']],
  ['boundaries', ['scripts/boundaries.ts']],
  ['generated files', ['scripts/generate.ts', '--check']],
  ['unused code', [bin('knip/bin/knip.js')]],
  ['code that only tests use', [bin('knip/bin/knip.js'), '--production']],
]

/** Concurrent checks; most use one core. */
const CONCURRENCY = 2

/** Runs all checks, prints a line for each with its time, and returns how many passed and failed. */
export async function runChecks() {
  let passed = 0
  const failures = []
  const waiting = [...checks]
  const progress = startProgress(() => `${passed + failures.length} of ${checks.length} checks are done`)
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, args] = check
      const started = Date.now()
      const { code, output } = await captureCommand(nodeBinary(), args, { env: { NO_COLOR: '1' } })
      progress.line(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${secondsSince(started)})`)
      if (code === 0) passed += 1
      else {
        failures.push(name)
        // Oxlint colours its output whenever CI is set.
        progress.line(stripVTControlCharacters(output).split('\n').slice(0, 120).join('\n'))
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  progress.stop()
  return { passed, failed: failures.length, failures }
}
