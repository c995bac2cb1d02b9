/** Reads a secret out of the address and strips it at once, before anything can log or send it. */
export function takeFromAddress(name: string): string | null {
  const url = new URL(location.href)
  const value = url.searchParams.get(name)
  if (value === null) return null
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
  return value
}
