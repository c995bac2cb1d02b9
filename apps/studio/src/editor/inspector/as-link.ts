/** An address as people type it, as one that leads somewhere: `foyer.app` becomes `https://foyer.app`. */
export function asLink(text: string): string {
  const plain = text.trim()
  if (plain === '' || /^([a-z][a-z0-9+.-]*:|\/|#)/i.test(plain)) return plain
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(plain)) return `mailto:${plain}`
  return /^[^\s]+\.[^\s]+$/.test(plain) ? `https://${plain}` : plain
}
