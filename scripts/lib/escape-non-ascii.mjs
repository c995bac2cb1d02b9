/**
 * Escapes every character beyond ASCII. Node stores a source with one such character at two bytes a character, which
 * doubles a bundle's memory. Only the raw text of a tagged template would change.
 */
export function escapeNonAscii(code) {
  return code.replaceAll(/(\\*)([^\0-\u007f])/g, (_all, before, sign) => {
    // A backslash before it would take the escape apart; such a one means nothing before a sign of this kind.
    const escaped = before.length % 2 === 0 ? before : before.slice(1)
    return `${escaped}\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

/** The same for all that a build writes, once nothing rewrites it any more. */
export const escapeNonAsciiPlugin = {
  name: 'foyer:one-byte',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeNonAscii(file.code)
  },
}
