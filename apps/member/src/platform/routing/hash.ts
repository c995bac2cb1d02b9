/** One part of the hash: a panel's name and its own query. */
export type HashEntry = { name: string; query: Readonly<Record<string, string>> }

/** The panels that the hash may open (spec section 2); other hashes are places on the page. */
export const PANEL_NAMES = [
  'auth',
  'checkout',
  'participants',
  'renaming',
  'profile',
  'members',
  'why',
  'form',
  'overlay',
  'lightbox',
] as const

/**
 * Reads a hash such as `#auth?email=a%40b.c+checkout?ids=1,2`: entries joined by `+`, each with its own query. Names
 * that open nothing are left out, and of two entries with one name the last counts.
 */
export function parseHash(hash: string): HashEntry[] {
  const entries = new Map<string, HashEntry>()
  for (const part of hash.replace(/^#/, '').split('+')) {
    const [name = '', ...rest] = part.split('?')
    if (!isHashName(name)) continue
    entries.delete(name)
    entries.set(name, { name, query: readQuery(rest.join('?')) })
  }
  return [...entries.values()]
}

/** Writes entries as a hash; empty where there are none. A `+` inside of a value is escaped, so that it never splits. */
export function formatHash(entries: readonly HashEntry[]): string {
  if (entries.length === 0) return ''
  return `#${entries.map(({ name, query }) => name + writeQuery(query)).join('+')}`
}

/** The entries with one opened last; its query replaces an older one. */
export function withEntry(entries: readonly HashEntry[], entry: HashEntry): HashEntry[] {
  return [...withoutEntry(entries, entry.name), entry]
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text of the address may be an id. */
export function isId(text: string): boolean {
  return ID.test(text)
}

/** The entries without one. */
export function withoutEntry(entries: readonly HashEntry[], name: string): HashEntry[] {
  return entries.filter((entry) => entry.name !== name)
}

function isHashName(name: string): boolean {
  return PANEL_NAMES.some((known) => known === name)
}

function readQuery(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('&')
      .filter(Boolean)
      .map((pair) => {
        const at = pair.indexOf('=')
        return at < 0 ? [decode(pair), ''] : [decode(pair.slice(0, at)), decode(pair.slice(at + 1))]
      }),
  )
}

function writeQuery(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([key, value]) => `${encode(key)}=${encode(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Commas stay readable: lists of ids are the commonest value. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
