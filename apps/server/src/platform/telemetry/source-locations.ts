import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'

/** Places that were looked up, so that an error which comes again and again costs nothing. */
const locationCache = new LRUCache<string, string>({ max: 2_000 })

/** A place in a file that is not a package's own: an address in modules, a path elsewhere. */
const STACK_LOCATION = /((?:file:\/\/)?\/(?:(?!\/node_modules\/)[^\s():])+\.js):(\d+):(\d+)/g

/**
 * Maps a stack of bundled code to the sources. Node can do so too, but loads every map at the start; here a map is
 * read when an error needs it.
 */
export function mapStackToSources(stack: string): string {
  const unknown = [...stack.matchAll(STACK_LOCATION)]
    .map(([text, url = '', line, column]) => ({ text, url, line: Number(line), column: Number(column) }))
    .filter(({ text }) => !locationCache.has(text))
  for (const [url, locations] of Map.groupBy(unknown, ({ url }) => url)) {
    const found = findSourceLocations(url.startsWith('file:') ? fileURLToPath(url) : url, locations)
    for (const { text } of locations) locationCache.set(text, found.get(text) ?? text)
  }
  return stack.replace(STACK_LOCATION, (text) => locationCache.get(text) ?? text)
}

type StackLocation = { text: string; line: number; column: number }

function findSourceLocations(file: string, locations: readonly StackLocation[]): ReadonlyMap<string, string> {
  let map: SourceMap
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
  } catch {
    // Without a map the place in the file is the best there is.
    return new Map()
  }
  return new Map(
    locations.flatMap(({ text, line, column }) => {
      const origin = map.findEntry(line - 1, column - 1)
      if (!('originalSource' in origin) || origin.generatedLine !== line - 1) return []
      const { originalSource, originalLine, originalColumn } = origin
      const source = resolve(dirname(file), originalSource)
      return [[text, `${source}:${originalLine + 1}:${originalColumn + 1}`]]
    }),
  )
}
