import { childPath, isReservedPath, toPagePath } from '@foyer/domain/pages'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { findTakenPaths } from '../queries/drafts.ts'

export type PathCode = 'path_taken' | 'path_reserved' | 'path_invalid'

/** Returns the path that an owner typed in its stored form; throws the code of its problem. */
export function parseTypedPath(typed: string): string {
  const parsed = toPagePath(typed)
  if (parsed.ok && parsed.path.length <= 300) return parsed.path
  throw new CallError<PathCode>(
    !parsed.ok && parsed.code === 'path_reserved' ? 'path_reserved' : 'path_invalid',
  )
}

/** The first free path below a parent for a title: `/programs/base`, else `/programs/base-2`. */
export async function findFreePath(tx: AppTx, parent_path: string, title: string): Promise<string> {
  const wanted = childPath(parent_path, title)
  const [only] = await findFreePaths(tx, [wanted])
  return only ?? wanted
}

/** Finds free paths for many wanted paths at once; no two are equal. */
export async function findFreePaths(tx: AppTx, wanted_paths: readonly string[]): Promise<string[]> {
  const taken = new Set<string>()
  const found: string[] = []
  const known = await findTakenPaths(tx, wanted_paths)
  for (const wanted of wanted_paths) {
    const path = await findNextFree(tx, wanted, known, taken)
    taken.add(path)
    found.push(path)
  }
  return found
}

async function findNextFree(
  tx: AppTx,
  wanted: string,
  known: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): Promise<string> {
  if (!known.has(wanted) && !taken.has(wanted) && !isReservedPath(wanted)) return wanted
  // A number behind it does not help where everything below or with this beginning is reserved.
  const base = isReservedPath(`${wanted}-2`) ? `/page-${wanted.slice(1)}` : wanted
  for (let first = base === wanted ? 2 : 1; ; first += 20) {
    const numbers = Array.from({ length: 20 }, (_, index) => first + index)
    const candidates = numbers.map((number) => (number === 1 ? base : `${base}-${number}`))
    const in_use = await findTakenPaths(tx, candidates)
    const free = candidates.find((path) => !in_use.has(path) && !taken.has(path) && !isReservedPath(path))
    if (free) return free
  }
}
