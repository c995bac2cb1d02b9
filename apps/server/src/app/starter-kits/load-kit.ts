import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import type { Kit } from './kit.ts'
import { describeIssue, KitError } from './kit-problems.ts'
import type { KitWords } from './kit-refs.ts'
import { parseKit } from './parse-kit.ts'

const anyObject = z.record(z.string(), z.unknown())
const kitWords = z.record(z.string(), z.string())

/** Reads the kit `name` from its folder of JSON files. Throws a `KitError` where they have mistakes. */
export async function loadKit(folder: string, name: string): Promise<Kit> {
  const files = await readdir(join(folder, name, 'pages'))
  const pages = await Promise.all(
    files
      .toSorted()
      .map(async (file) => [basename(file, '.json'), await readJson(folder, name, `pages/${file}`)] as const),
  )
  const kit = await readJson(folder, name, 'kit.json')
  return parseKit(name, { ...kit, pages: Object.fromEntries(pages) })
}

/** Reads the texts of the kit `name` in a language. Null: the kit has no such translation and stays English. */
export async function loadKitWords(folder: string, name: string, locale: string): Promise<KitWords | null> {
  const file = `${locale}.json`
  const files = await readdir(join(folder, name))
  return files.includes(file) ? parseFile(name, file, kitWords, await readJson(folder, name, file)) : null
}

async function readJson(folder: string, name: string, file: string): Promise<Record<string, unknown>> {
  const text = await readFile(join(folder, name, file), 'utf8')
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw new KitError(name, [{ path: file, message: `is not JSON: ${String(error)}` }])
  }
  return parseFile(name, file, anyObject, content)
}

function parseFile<Content>(
  name: string,
  file: string,
  schema: z.ZodType<Content>,
  content: unknown,
): Content {
  const { data, error } = schema.safeParse(content, { reportInput: true })
  if (!error) return data
  const problems = error.issues.flatMap(describeIssue)
  throw new KitError(
    name,
    problems.map(({ path, message }) => ({ path: path === '' ? file : `${file}: ${path}`, message })),
  )
}
