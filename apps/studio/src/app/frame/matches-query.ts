const normalizeText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every typed word begins a word of the label, ignoring accents and case. */
export function matchesQuery(label: string, query: string): boolean {
  const words = normalizeText(label).split(/\s+/)
  return normalizeText(query)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}
