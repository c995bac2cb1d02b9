import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'

/** Chromium without its windows: the same engine, for a quarter less work. */
const SHELL = 'chromium-headless-shell'
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Ensures that a Chromium exists: the configured one, or Debian's headless one, installed if possible; else any on
 * the path.
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH ? existsSync(process.env.CHROMIUM_PATH) : findOnPath(SHELL)) return
  const can_install = process.platform === 'linux' && process.getuid?.() === 0 && findOnPath('apt-get')
  if (can_install && !process.env.CHROMIUM_PATH) {
    console.log('Installing Chromium for the tests.')
    const is_installed = (await install(SHELL)) || names.some(findOnPath)
    if (!is_installed) await install('chromium')
  }
  if (!findBrowser()) {
    throw new Error(
      `The journeys need Chromium. Install it (on Debian: apt-get install ${SHELL}), or set CHROMIUM_PATH.`,
    )
  }
}

/** Installs a Debian package and returns whether it succeeded. Fails fast without a network. */
async function install(name) {
  const timeout = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1', '-qq']
  const options = ['--no-install-recommends', '-y']
  return (
    (await runCommand('apt-get', [...timeout, 'update'])) === 0 &&
    (await runCommand('apt-get', [...timeout, ...options, 'install', name, 'fonts-noto-core'])) === 0
  )
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  return named ? existsSync(named) && named : names.map(findOnPath).find(Boolean)
}

function findOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
