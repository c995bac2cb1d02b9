import { readdirSync } from 'node:fs'
import { at } from './paths.mjs'
import { captureCommand } from './run-command.mjs'

/** The commit at which this branch left main: what has changed since then has not been tested there. */
export async function findBase() {
  for (const main of ['main', 'origin/main']) {
    const { code, output } = await captureCommand('git', ['merge-base', main, 'HEAD'])
    if (code === 0) return output.trim()
  }
  throw new Error('There is no branch main to compare with.')
}

/** The files that differ from a commit, by their paths: committed or not, also new and deleted ones. */
export async function listChanged(base) {
  const lists = [
    ['diff', '--name-only', '--no-renames', base],
    ['ls-files', '--others', '--exclude-standard'],
  ]
  const files = new Set()
  for (const args of lists) {
    const { code, output } = await captureCommand('git', args)
    if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`)
    for (const file of output.split('\n')) if (file !== '') files.add(file)
  }
  return [...files]
}

/**
 * Selects the journeys that a change affects, as folders and files of `e2e/journeys`; `null` means all.
 * - A journey is affected by its own file, and all by what they share.
 * - A feature's folder in any app or package affects the journey folder of its name.
 * - Blocks and page types affect the pages journeys; other code of apps and packages all; tests and the rest none.
 */
export function selectJourneys(files, areas = listAreas()) {
  const chosen = new Set()
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) || file.startsWith('apps/server/test/')) continue
    const journey = /^e2e\/journeys\/(.+\.e2e\.ts)$/.exec(file)?.[1]
    if (journey) chosen.add(journey)
    else if (file.startsWith('e2e/')) return null
    else if (/^(apps|packages)\//.test(file)) {
      const area = findArea(file, areas)
      if (area === null) return null
      chosen.add(`${area}/`)
    }
  }
  return [...chosen]
}

function findArea(file, areas) {
  if (/^packages\/content\/src\/(blocks|page-types)\//.test(file)) return 'pages'
  const folder =
    /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(file)?.[1] ??
    /^packages\/(?:contract|domain)\/src\/([^/]+)\//.exec(file)?.[1] ??
    /^packages\/i18n\/locales\/[^/]+\/([^/.]+)\.json$/.exec(file)?.[1]
  return folder !== undefined && areas.includes(folder) ? folder : null
}

const listAreas = () =>
  readdirSync(at('e2e/journeys'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
