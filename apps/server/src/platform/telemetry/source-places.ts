import { readFileSync } from 'node:fs'
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
type SourceMap = { sources: string[]; mappings: string }

function findPlaces(file: string, places: readonly Place[]): ReadonlyMap<string, string> {
  let map: SourceMap
  try {
    map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap
  } catch {
    // Without a map the place in the file is the best there is.
    return new Map()
  }
  return readMappings(map, dirname(file), places)
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Follows the mappings once, up to the last place that is wanted. They are numbers in base 64, each the difference to
 * the one before: column in the file, then source, line and column there, all from 0.
 */
function readMappings(
  { sources, mappings }: SourceMap,
  folder: string,
  places: readonly Place[],
): Map<string, string> {
  const wanted = Map.groupBy(places, ({ line }) => line)
  const last = Math.max(...wanted.keys())
  const found = new Map<string, string>()
  const at: [number, number, number, number, number] = [0, 0, 0, 0, 0]
  let [line, field, sum, shift] = [1, 0, 0, 0]
  for (let index = 0; index < mappings.length && line <= last; index += 1) {
    const letter = mappings[index] ?? ''
    const digit = DIGITS.indexOf(letter)
    if (digit >= 0) {
      sum |= (digit & 31) << shift
      shift += 5
      if (digit > 31) continue
      at[field] = (at[field] ?? 0) + (sum & 1 ? -(sum >> 1) : sum >> 1)
      field += 1
      ;[sum, shift] = [0, 0]
      if (field !== 4) continue
      for (const { place, column } of wanted.get(line) ?? []) {
        if (at[0] < column)
          found.set(place, `${resolve(folder, sources[at[1]] ?? '')}:${at[2] + 1}:${at[3] + 1}`)
      }
      continue
    }
    field = 0
    if (letter === ';') {
      line += 1
      at[0] = 0
    }
  }
  return found
}
