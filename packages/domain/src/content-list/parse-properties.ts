/** One value that a page may have of a field. */
export type Property = { field: string; value: string }

/** Parses one `field:value` a line; empty lines count for nothing. A value may contain colons. */
export function parseProperties(text: string): Property[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf(':')
      return at < 0
        ? { field: line, value: '' }
        : { field: line.slice(0, at).trim(), value: line.slice(at + 1).trim() }
    })
}
