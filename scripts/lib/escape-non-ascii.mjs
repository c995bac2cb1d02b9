/**
 * Writes every character beyond ASCII as an escape. Node keeps a source file with a single such character at two bytes a
 * character for as long as the process lives, so a server's bundle costs twice its size because of one curly quote.
 * What the program means stays the same; only the raw text of a tagged template would see the escape.
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
