/**
 * Returns the path of the only text or number that differs between two lists, or null where more differs. Typing in one
 * field of an item continues a step of the history; adding, moving and pasting do not.
 */
export function findTypedPath(before: unknown, after: unknown): string | null {
  const paths = listDifferences(before, after, '')
  return paths !== null && paths.length === 1 ? (paths[0] ?? null) : null
}

/** The paths of what was typed; null where something else changed. Stops at the second. */
function listDifferences(before: unknown, after: unknown, path: string): string[] | null {
  if (before === after) return []
  if (isTyped(before) && isTyped(after)) return [path]
  if (!isContainer(before) || !isContainer(after)) return null
  const keys = Object.keys(after)
  if (Array.isArray(before) !== Array.isArray(after) || keys.length !== Object.keys(before).length)
    return null
  const found: string[] = []
  for (const key of keys) {
    if (!(key in before)) return null
    const inner = listDifferences(before[key], after[key], `${path}.${key}`)
    if (inner === null) return null
    found.push(...inner)
    if (found.length > 1) return null
  }
  return found
}

function isTyped(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
