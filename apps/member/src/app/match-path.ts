/** The values of a pattern's names in a path; null where the path does not fit. A slash at the end counts for nothing. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const found = RegExp(`^${pattern.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`).exec(path)
  if (!found) return null
  const params: Record<string, string> = {}
  for (const name in found.groups) params[name] = decode(found.groups[name] ?? '')
  return params
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
