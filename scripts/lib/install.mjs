import { existsSync, rmSync } from 'node:fs'
import { at } from './paths.mjs'
import { runCommand } from './run-command.mjs'
import { hashFiles, readStamp, writeStamp } from './stamp.mjs'

/** Build and check tools are development dependencies; NODE_ENV=production must not omit them. */
const flags = ['--include=dev', '--loglevel=error', '--no-audit', '--no-fund']

/** Installs the dependencies when the lock file or the platform has changed since the last success. */
export async function installWhenStale() {
  const stamp_file = at('node_modules/.cache/foyer/install.stamp')
  const stamp = installStamp()
  if (readStamp(stamp_file) === stamp && (existsSync(nodePath()) || isNewEnough())) return
  console.log('Installing dependencies. The first time takes a minute or two.')
  const stop = startHeartbeat()
  // After a first success only what changed is installed, which takes seconds where npm ci takes minutes.
  const update = readStamp(stamp_file) === '' ? null : await runNpm(['install', '--no-save', ...flags])
  const clean = update === 0 ? 0 : await runNpm(['ci', ...flags])
  if (clean !== 0) console.log('npm ci did not work here; trying npm install.')
  const code = clean === 0 ? 0 : await runNpm(['install', ...flags])
  stop()
  if (code !== 0) {
    rmSync(stamp_file, { force: true })
    throw new Error('The dependencies could not be installed; npm says why above.')
  }
  writeStamp(stamp_file, stamp)
  console.log('Dependencies are installed.')
}

/**
 * Hashes what the installed dependencies depend on. The Node version is not included: npm installs the pinned one,
 * so the second start runs on another Node than the first.
 */
export function installStamp() {
  return hashFiles([at('package-lock.json')], `${process.platform} ${process.arch}`)
}

/** The Node that the project pins; the running one where the pinned binary is not there and it is new enough. */
export function nodeBinary() {
  const pinned = nodePath()
  if (existsSync(pinned)) return pinned
  if (isNewEnough()) return process.execPath
  throw new Error(
    'Node 24 is not installed in this folder, and the running Node is older. Run "npm ci" with scripts allowed.',
  )
}

function isNewEnough() {
  return Number(process.versions.node.split('.')[0]) >= 24
}

function nodePath() {
  return at('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm && /\.[cm]?js$/.test(npm)) return runCommand(process.execPath, [npm, ...args])
  return runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

/** npm prints nothing while it works; this prints a line every 15 s. */
function startHeartbeat() {
  const started = Date.now()
  const timer = setInterval(
    () => console.log(`  still installing (${Math.round((Date.now() - started) / 1000)} s)`),
    15_000,
  )
  return () => clearInterval(timer)
}
