import { isId } from '#platform/routing/hash.ts'

/** The thread that a panel is about: of its query, else of the thread's own address. */
export function findPanelThread(query: Readonly<Record<string, string>>, path: string): string | null {
  const id = query['thread'] ?? /^\/me\/messages\/([^/]+)/.exec(path)?.[1] ?? ''
  return isId(id) ? id : null
}
