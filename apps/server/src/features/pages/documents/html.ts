const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** Attributes of a tag, each escaped; those that are absent are left out. */
export function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escapeHtml(value)}"`]))
    .join('')
}

/** A void element, such as `meta` or `link`. */
export function element(name: 'meta' | 'link', values: Record<string, string | undefined>): string {
  return `<${name}${attributes(values)}>`
}
