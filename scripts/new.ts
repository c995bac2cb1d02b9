import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generate } from './generate.ts'
import { addCase } from './generators/add-case.ts'
import { addTexts } from './generators/add-texts.ts'
import { sentenceCase } from './generators/names.ts'
import { blockFiles } from './generators/templates/block.ts'
import { callFiles } from './generators/templates/call.ts'
import type { NewFiles } from './generators/templates/new-files.ts'
import { pageTypeFiles } from './generators/templates/page-type.ts'
import { foldersIn, writeWhole } from './generators/tree.ts'

const USAGE = `npm run new -- block NAME ["English name" "Arabic name"]
npm run new -- page-type NAME ["English name" "Arabic name"]
npm run new -- call ROOM/VERB-NOUN`

/** A wish that cannot be granted, in words for whoever typed it. */
export class NewError extends Error {
  override readonly name = 'NewError'
}

/**
 * Writes a new block, page type or call in the house's shape and brings every list up to date. Nothing is written
 * when a name is malformed or taken. Answers the paths of the new files.
 */
export async function makeNew(
  root: string,
  [kind, name, english, arabic]: readonly string[],
): Promise<string[]> {
  const made = newFiles(root, kind, name ?? '', english, arabic)
  const taken = Object.keys(made.files).find((path) => existsSync(join(root, path)))
  if (taken) throw new NewError(`${taken} is already there`)

  for (const [path, text] of Object.entries(made.files)) writeWhole(join(root, path), text)
  format(Object.keys(made.files).map((path) => join(root, path)))
  addTexts(root, made.texts)
  if (made.call) addCase(root, made.call)
  const { faults } = await generate(root, { check: false })
  if (faults.length > 0) throw new NewError(faults.join('\n'))
  return Object.keys(made.files)
}

/** Names differ in length, so lines are broken by the formatter and not by the templates. */
function format(paths: readonly string[]): void {
  const house = resolve(import.meta.dirname, '..')
  const scripts = paths.filter((path) => /\.tsx?$/.test(path))
  execFileSync(join(house, 'node_modules/.bin/oxfmt'), ['-c', join(house, '.oxfmtrc.json'), ...scripts], {
    stdio: 'ignore',
  })
}

function newFiles(
  root: string,
  kind: string | undefined,
  name: string,
  english?: string,
  arabic?: string,
): NewFiles {
  const en = english ?? sentenceCase(name)
  const words = { en, ar: arabic ?? en }
  if (kind === 'block') return blockFiles(typeName(name), words)
  if (kind === 'page-type') return pageTypeFiles(typeName(name), words)
  if (kind === 'call') return newCall(root, name)
  throw new NewError(USAGE)
}

function typeName(name: string): string {
  const type = name.replaceAll('-', '_')
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(type))
    throw new NewError(`"${name}" is no name such as icon_list`)
  return type
}

function newCall(root: string, name: string): NewFiles {
  const [, feature, verbNoun] = /^([a-z]+)\/([a-z]+(?:-[a-z0-9]+)+)$/.exec(name) ?? []
  if (!feature || !verbNoun) throw new NewError(`"${name}" is no name such as messaging/rename-thread`)
  const rooms = foldersIn(join(root, 'apps/server/src/features'))
  if (!rooms.includes(feature))
    throw new NewError(`There is no room ${feature}; rooms are ${rooms.join(', ')}`)
  return callFiles(feature, verbNoun)
}

async function run(): Promise<void> {
  try {
    const paths = await makeNew(resolve(import.meta.dirname, '..'), process.argv.slice(2))
    for (const path of paths) console.log(path)
  } catch (error) {
    if (!(error instanceof NewError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
