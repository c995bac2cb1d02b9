import { foldTerm, foldWords } from '@foyer/domain/search'

/** Whether every typed word begins a word of the label, ignoring accents and case. */
export function matchesQuery(label: string, query: string): boolean {
  const words = foldWords(label)
  return foldTerm(query).every((part) => words.some((word) => word.startsWith(part)))
}
