import type { OutputFor } from '@foyer/contract/client'

type Changes = OutputFor<'pages.listChanges'>
type Warning = Changes['warnings'][number]
type Suggestion = Changes['suggestions'][number]

/** Something to look at before publishing; `can_ignore` unless the page is left out because of it. */
export type Check = (Warning | Suggestion | Changes['problems'][number]) & {
  readonly level: 'must' | 'should'
  readonly can_ignore: boolean
}

/** What stands before a publish: what blocks it, what should be better, and what the team ignores. */
export type Checks = {
  readonly must: readonly Check[]
  readonly should: readonly Check[]
  readonly ignored: readonly (Warning | Suggestion)[]
  /** Pages that are left out because of their own problems. */
  readonly broken_ids: ReadonlySet<string>
  /** How many warnings the server counts for this publish. */
  readonly warning_count: number
}

/** Sorts what was found by what it means for a publish without the excluded changes. */
export function sortChecks(
  { problems, warnings, suggestions }: Pick<Changes, 'problems' | 'warnings' | 'suggestions'>,
  excluded: ReadonlySet<string>,
): Checks {
  const isPublished = ({ page_id }: { readonly page_id: string }): boolean => !excluded.has(page_id)
  const broken = problems.filter(isPublished)
  const dead = warnings.filter(
    (warning) =>
      isPublished(warning) && (warning.needs_page_id === null || excluded.has(warning.needs_page_id)),
  )
  const better = suggestions.filter(isPublished)
  const counted = dead.filter(({ ignored }) => ignored === null)
  return {
    must: [
      ...broken.map((problem) => ({ ...problem, level: 'must' as const, can_ignore: false })),
      ...counted.map((warning) => ({ ...warning, level: 'must' as const, can_ignore: true })),
    ],
    should: better
      .filter(({ ignored }) => ignored === null)
      .map((suggestion) => ({ ...suggestion, level: 'should' as const, can_ignore: true })),
    ignored: [...dead, ...better].filter(({ ignored }) => ignored !== null),
    broken_ids: new Set(broken.map(({ page_id }) => page_id)),
    warning_count: counted.length,
  }
}

/** Names a check among others. */
export function getCheckKey({
  page_id,
  block_id,
  path,
  code,
}: Pick<Check, 'page_id' | 'block_id' | 'path' | 'code'>): string {
  return [page_id, block_id ?? '', path, code].join(' ')
}

/** Where a check ends after a step through the list by keys; the ends hold. */
export function stepIndex(current: number, by: 1 | -1, count: number): number {
  if (count === 0) return -1
  return Math.min(Math.max(current + by, 0), count - 1)
}
