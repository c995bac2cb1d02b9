/** The values of a pattern's names in a path; null where the path does not fit. A slash at the end counts for nothing. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = partsOf(pattern)
  const given = partsOf(path)
  if (wanted.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of wanted.entries()) {
    const value = given[place] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decode(value)
    else if (part !== value) return null
  }
  return params
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
