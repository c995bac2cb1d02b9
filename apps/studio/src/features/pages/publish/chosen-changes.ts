import type { OutputFor } from '@foyer/contract/client'

export type Change = OutputFor<'pages.listChanges'>['items'][number]

/** Whether a change can stay a draft. The look and the tabs of the app go along with every release. */
export function canWait({ kind }: Pick<Change, 'kind'>): boolean {
  return kind !== 'theme' && kind !== 'navigation'
}

/** The changes that are published: all but those of pages that the owner left out. */
export function chosenChanges(changes: readonly Change[], left_out: ReadonlySet<string>): readonly Change[] {
  return changes.filter((change) => !canWait(change) || !left_out.has(change.page_id))
}

/** The pages to name to the server; undefined where everything goes, so that what comes meanwhile goes too. */
export function chosenPages(changes: readonly Change[], left_out: ReadonlySet<string>): string[] | undefined {
  const chosen = chosenChanges(changes, left_out)
  if (chosen.length === changes.length) return undefined
  return [...new Set(chosen.filter(canWait).map((change) => change.page_id))]
}
