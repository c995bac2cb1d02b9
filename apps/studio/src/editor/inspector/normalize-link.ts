/** An address as people type it, as one that leads somewhere: `foyer.app` becomes `https://foyer.app`. */
export function normalizeLink(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || /^([a-z][a-z0-9+.-]*:|\/|#)/i.test(trimmed)) return trimmed
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(trimmed)) return `mailto:${trimmed}`
  return /^[^\s]+\.[^\s]+$/.test(trimmed) ? `https://${trimmed}` : trimmed
}
