import { childPath, isReservedPath, pagePathOf } from '@foyer/domain/pages'
import type { AppTx } from '#platform/database/app-db.ts'
import { CallError } from '#platform/errors.ts'
import { takenPaths } from '../queries/drafts.ts'

export type PathCode = 'path_taken' | 'path_reserved' | 'path_invalid'

/** The path that an owner typed, as it is stored; throws the code that says why it cannot be one. */
export function readTypedPath(typed: string): string {
  const made = pagePathOf(typed)
  if (made.ok && made.path.length <= 300) return made.path
  throw new CallError<PathCode>(!made.ok && made.code === 'path_reserved' ? 'path_reserved' : 'path_invalid')
}

/** The first free path below a parent for a title: `/programs/base`, else `/programs/base-2`. */
export async function freePath(tx: AppTx, parent_path: string, title: string): Promise<string> {
  const wish = childPath(parent_path, title)
  const [only] = await freePaths(tx, [wish])
  return only ?? wish
}

/** The same for many wishes at once; no two get the same path. */
export async function freePaths(tx: AppTx, wishes: readonly string[]): Promise<string[]> {
  const taken = new Set<string>()
  const found: string[] = []
  const known = await takenPaths(tx, wishes)
  for (const wish of wishes) {
    const path = await nextFree(tx, wish, known, taken)
    taken.add(path)
    found.push(path)
  }
  return found
}

async function nextFree(
  tx: AppTx,
  wish: string,
  known: ReadonlySet<string>,
  taken: ReadonlySet<string>,
): Promise<string> {
  if (!known.has(wish) && !taken.has(wish) && !isReservedPath(wish)) return wish
  for (let first = 2; ; first += 20) {
    const candidates = Array.from({ length: 20 }, (_, index) => `${wish}-${first + index}`)
    const in_use = await takenPaths(tx, candidates)
    const free = candidates.find((path) => !in_use.has(path) && !taken.has(path) && !isReservedPath(path))
    if (free) return free
  }
}
