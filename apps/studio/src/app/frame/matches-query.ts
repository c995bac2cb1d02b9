const normalizeText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word that is typed begins a word of the label; accents and case do not count. */
export function matchesQuery(label: string, query: string): boolean {
  const words = normalizeText(label).split(/\s+/)
  return normalizeText(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}
