import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Makes sure that there is a Chromium: the named one, one on the path, or Debian's, installed where we may. */
export async function ensureBrowser() {
  if (findBrowser()) return
  const may_install = process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')
  if (may_install) {
    console.log('Installing Chromium for the tests.')
    await runCommand('apt-get', ['update', '-qq'])
    await runCommand('apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
      'fonts-noto-core',
    ])
  }
  if (!findBrowser()) {
    throw new Error(
      'The journeys need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH.',
    )
  }
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  return named ? existsSync(named) && named : names.map(onPath).find(Boolean)
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}
