import { existsSync } from 'node:fs'
import { nodeBinary } from './install.mjs'
import { at } from './paths.mjs'
import { captureCommand } from './run-command.mjs'
import { hashFiles, readStamp, writeStamp } from './stamp.mjs'

const vite = at('node_modules/vite/bin/vite.js')

const steps = [
  {
    name: 'member app',
    cwd: at('apps/member'),
    args: [vite, 'build', '--logLevel', 'warn'],
    makes: 'apps/member/dist/client',
  },
  {
    name: 'page renderer',
    cwd: at('apps/member'),
    args: [vite, 'build', '--ssr', '--logLevel', 'warn'],
    makes: 'apps/member/dist/server/entry-server.js',
  },
  {
    name: 'studio',
    cwd: at('apps/studio'),
    args: [vite, 'build', '--logLevel', 'warn'],
    makes: 'apps/studio/dist/index.html',
  },
]

const sources = ['packages', 'apps/member', 'apps/studio', 'package-lock.json'].map((path) => at(path))

/** Builds both front ends and the page renderer when any source of theirs has changed since the last success. */
export async function buildWhenStale() {
  const stamp_file = at('node_modules/.cache/foyer/build.stamp')
  const stamp = hashFiles(sources)
  if (readStamp(stamp_file) === stamp && steps.every((step) => existsSync(at(step.makes)))) return
  for (const [index, step] of steps.entries()) {
    const started = Date.now()
    process.stdout.write(`Building ${step.name} (${index + 1} of ${steps.length}) ... `)
    const { code, output } = await captureCommand(nodeBinary(), step.args, {
      cwd: step.cwd,
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0 || !existsSync(at(step.makes))) {
      throw new Error(`failed.\n${output}`)
    }
    console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  writeStamp(stamp_file, stamp)
}
