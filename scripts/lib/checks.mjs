import { nodeBinary } from './install.mjs'
import { at } from './paths.mjs'
import { captureCommand } from './run-command.mjs'

const bin = (path) => at('node_modules', path)

/** Everything that reads the code without running it. */
const checks = [
  ['types of server and packages', [bin('typescript7/bin/tsc'), '-p', 'tsconfig.node.json']],
  ['types of both front ends', [bin('typescript7/bin/tsc'), '-p', 'tsconfig.web.json']],
  ['lint', [bin('oxlint/bin/oxlint'), '--deny-warnings']],
  ['format', [bin('oxfmt/bin/oxfmt'), '--check']],
  ['boundaries', ['scripts/boundaries.ts']],
  ['generated files', ['scripts/generate.ts', '--check']],
  ['unused code', [bin('knip/bin/knip.js')]],
]

/** Runs all checks, shows each with its time, and gives how many passed and failed. */
export async function runChecks() {
  let passed = 0
  const failures = []
  for (const [name, args] of checks) {
    const started = Date.now()
    const { code, output } = await captureCommand(nodeBinary(), args)
    const time = `${((Date.now() - started) / 1000).toFixed(1)} s`
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${time})`)
    if (code === 0) passed += 1
    else {
      failures.push(name)
      console.log(output.split('\n').slice(0, 120).join('\n'))
    }
  }
  return { passed, failed: failures.length, failures }
}
