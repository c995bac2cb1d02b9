/**
 * Reads a typed address as https: a missing scheme is added, `http` is raised. Null for other schemes, user names,
 * ports, and hosts that are no names of the internet.
 */
export function toHttpsAddress(typed: string): URL | null {
  const text = typed.trim()
  if (text === '' || /[\s\\<>"`]/.test(text)) return null
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`
  if (!/^https:\/\/[^/]/i.test(full) || !URL.canParse(full)) return null
  const url = new URL(full)
  const is_plain = url.username === '' && url.password === '' && url.port === ''
  const is_name = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/.test(url.hostname)
  return is_plain && is_name && !/\.(localhost|local|internal)$/.test(url.hostname) ? url : null
}
