import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generate } from './generate.ts'
import { addCase } from './generators/add-case.ts'
import { addTexts } from './generators/add-texts.ts'
import { sentenceCase } from './generators/letter-case.ts'
import { nextMigrationPath } from './generators/migrations.ts'
import { blockFiles } from './generators/templates/block.ts'
import { registerFeature } from './generators/register-feature.ts'
import { callFiles, type CallAudience } from './generators/templates/call.ts'
import { featureFiles, type NewFeature } from './generators/templates/feature.ts'
import type { NewFiles } from './generators/templates/new-files.ts'
import { pageTypeFiles } from './generators/templates/page-type.ts'
import { listFolders, writeAtomically } from './generators/file-tree.ts'

const STUDIO = '--studio'
const USAGE = `npm run new -- block NAME ["English name" "Arabic name"]
npm run new -- page-type NAME ["English name" "Arabic name"]
npm run new -- call FEATURE/VERB-NOUN [--studio]
npm run new -- feature NAME ["English name" "Arabic name"]`

/** An invalid request, with a message for the person who typed it. */
export class NewError extends Error {
  override readonly name = 'NewError'
}

/**
 * Creates a new block, page type, call or feature and updates every list. Writes nothing when a name is malformed or taken.
 * Returns the paths of the new files.
 */
export async function createNew(root: string, request: readonly string[]): Promise<string[]> {
  const [kind, name = '', english, arabic] = request.filter((word) => word !== STUDIO)
  const created = newFiles(root, { kind, name, english, arabic, is_studio: request.includes(STUDIO) })
  const existing = Object.keys(created.files).find((path) => existsSync(join(root, path)))
  if (existing) throw new NewError(`${existing} is already there`)

  for (const [path, text] of Object.entries(created.files)) writeAtomically(join(root, path), text)
  const registries = isFeature(created) ? registerFeature(root, name, created) : []
  addTexts(root, created.texts)
  for (const [call, input] of Object.entries(created.calls ?? {})) addCase(root, call, input)
  format([...Object.keys(created.files).map((path) => join(root, path)), ...registries])
  const { faults } = await generate(root, { check: false })
  if (faults.length > 0) throw new NewError(faults.join('\n'))
  return Object.keys(created.files)
}

/** Names differ in length, so lines are broken by the formatter and not by the templates. */
function format(paths: readonly string[]): void {
  const checkout = resolve(import.meta.dirname, '..')
  const scripts = paths.filter((path) => /\.tsx?$/.test(path))
  execFileSync(
    join(checkout, 'node_modules/.bin/oxfmt'),
    ['-c', join(checkout, '.oxfmtrc.json'), ...scripts],
    {
      stdio: 'ignore',
    },
  )
}

type Request = {
  kind: string | undefined
  name: string
  english: string | undefined
  arabic: string | undefined
  is_studio: boolean
}

const isFeature = (created: NewFiles | NewFeature): created is NewFeature => 'table' in created

function newFiles(root: string, { kind, name, english, arabic, is_studio }: Request): NewFiles | NewFeature {
  if (name === '' || name === '--help') throw new NewError(USAGE)
  const en = english ?? sentenceCase(name)
  const display_names = { en, ar: arabic ?? en }
  if (kind === 'block') return blockFiles(typeName(name), display_names)
  if (kind === 'page-type') return pageTypeFiles(typeName(name), display_names)
  if (kind === 'call') return newCall(root, name, is_studio ? 'studio' : 'member')
  if (kind === 'feature') return newFeature(root, name, display_names)
  throw new NewError(USAGE)
}

function typeName(name: string): string {
  const type = name.replaceAll('-', '_')
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(type))
    throw new NewError(`"${name}" is no name such as icon_list`)
  return type
}

function newFeature(root: string, name: string, display_names: { en: string; ar: string }): NewFeature {
  if (!/^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    throw new NewError(`"${name}" is no name such as live-events`)
  if (existsSync(join(root, 'apps/server/src/features', name))) throw new NewError(`${name} is already there`)
  return featureFiles(name, display_names, nextMigrationPath(root, `${name.replaceAll('-', '_')}_table`))
}

function newCall(root: string, name: string, audience: CallAudience): NewFiles {
  const [, feature, verbNoun] = /^([a-z]+(?:-[a-z]+)*)\/([a-z]+(?:-[a-z0-9]+)+)$/.exec(name) ?? []
  if (!feature || !verbNoun)
    throw new NewError(`"${name}" is no name such as messaging/rename-thread: FEATURE/VERB-NOUN`)
  const feature_names = listFolders(join(root, 'apps/server/src/features'))
  if (!feature_names.includes(feature))
    throw new NewError(`There is no feature ${feature}; features are ${feature_names.join(', ')}`)
  return callFiles(feature, verbNoun, audience)
}

async function run(): Promise<void> {
  try {
    const paths = await createNew(resolve(import.meta.dirname, '..'), process.argv.slice(2))
    for (const path of paths) console.log(path)
  } catch (error) {
    if (!(error instanceof NewError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
