import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LRUCache } from 'lru-cache'

/** Places that were looked up, so that an error which comes again and again costs nothing. */
const known = new LRUCache<string, string>({ max: 2_000 })

/** A place in a file that is not a package's own: an address in modules, a path elsewhere. */
const PLACE = /((?:file:\/\/)?\/(?:(?!\/node_modules\/)[^\s():])+\.js):(\d+):(\d+)/g

/**
 * A stack that names places in the sources where the code runs from a bundle with maps beside it. Node can do so as
 * well, but holds every map in memory from the start; here one is read when an error asks for it.
 */
export function inSources(stack: string): string {
  const unknown = [...stack.matchAll(PLACE)]
    .map(([place, url = '', line, column]) => ({ place, url, line: Number(line), column: Number(column) }))
    .filter(({ place }) => !known.has(place))
  for (const [url, places] of Map.groupBy(unknown, ({ url }) => url)) {
    const found = findPlaces(url.startsWith('file:') ? fileURLToPath(url) : url, places)
    for (const { place } of places) known.set(place, found.get(place) ?? place)
  }
  return stack.replace(PLACE, (place) => known.get(place) ?? place)
}

type Place = { place: string; line: number; column: number }

function findPlaces(file: string, places: readonly Place[]): ReadonlyMap<string, string> {
  let map: SourceMap
  try {
    map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
  } catch {
    // Without a map the place in the file is the best there is.
    return new Map()
  }
  return new Map(
    places.flatMap(({ place, line, column }) => {
      const origin = map.findEntry(line - 1, column - 1)
      if (!('originalSource' in origin) || origin.generatedLine !== line - 1) return []
      const { originalSource, originalLine, originalColumn } = origin
      const source = resolve(dirname(file), originalSource)
      return [[place, `${source}:${originalLine + 1}:${originalColumn + 1}`]]
    }),
  )
}
