import { existsSync } from 'node:fs'
import { nodeBinary } from './install.mjs'
import { at } from './paths.mjs'
import { captureCommand } from './run-command.mjs'
import { hashFiles, readStamp, writeStamp } from './stamp.mjs'

const vite = at('node_modules/vite/bin/vite.js')

/** What is built together, from which sources. The page renderer names the files of the member app's build. */
const builds = [
  {
    name: 'member',
    sources: ['packages', 'apps/member', 'package-lock.json'],
    steps: [
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
    ],
  },
  {
    name: 'studio',
    sources: ['packages', 'apps/studio', 'package-lock.json'],
    steps: [
      {
        name: 'studio',
        cwd: at('apps/studio'),
        args: [vite, 'build', '--logLevel', 'warn'],
        makes: 'apps/studio/dist/index.html',
      },
    ],
  },
  {
    name: 'server',
    sources: [
      'packages',
      'apps/server/src',
      'apps/server/migrations',
      'apps/server/vite.config.ts',
      'scripts/lib/escape-non-ascii.mjs',
      'package-lock.json',
    ],
    steps: [
      {
        name: 'server',
        cwd: at('apps/server'),
        args: [vite, 'build', '--logLevel', 'warn'],
        makes: 'apps/server/dist/app/main.js',
      },
    ],
  },
]

/** Builds front ends, page renderer and server, each when any source of it has changed since its last success. */
export async function buildWhenStale() {
  const stale = builds
    .map((build) => ({ ...build, stamp: hashFiles(build.sources.map((path) => at(path))) }))
    .filter(({ name, steps, stamp }) => !isBuilt(name, steps, stamp))
  const count = stale.reduce((sum, { steps }) => sum + steps.length, 0)
  let index = 0
  for (const { name, steps, stamp } of stale) {
    for (const step of steps) {
      index += 1
      await runStep(step, `${index} of ${count}`)
    }
    writeStamp(stampFile(name), stamp)
  }
}

function isBuilt(name, steps, stamp) {
  return readStamp(stampFile(name)) === stamp && steps.every((step) => existsSync(at(step.makes)))
}

async function runStep({ name, cwd, args, makes }, position) {
  const started = Date.now()
  process.stdout.write(`Building ${name} (${position}) ... `)
  const { code, output } = await captureCommand(nodeBinary(), args, { cwd, env: { NODE_ENV: 'production' } })
  if (code !== 0 || !existsSync(at(makes))) throw new Error(`failed.\n${output}`)
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`)
}

const stampFile = (name) => at(`node_modules/.cache/foyer/build-${name}.stamp`)
