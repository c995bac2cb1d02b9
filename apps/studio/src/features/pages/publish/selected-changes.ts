import type { OutputFor } from '@foyer/contract/client'

export type Change = OutputFor<'pages.listChanges'>['items'][number]

/** The entry among excluded pages for theme and navigation, which are published together. */
export const SETTINGS_KEY = 'settings'

/** The input of a publish: its pages and settings. */
export type Choice = { readonly page_ids?: string[]; readonly with_settings: boolean }

/** Whether a change is of the app's settings: theme or tabs. */
export function isSettingsChange({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'theme' || kind === 'navigation'
}

/** What a change is chosen by: its page, or the app's own settings as one. */
export function getChoiceKey(change: Pick<Change, 'kind' | 'page_id'>): string {
  return isSettingsChange(change) ? SETTINGS_KEY : change.page_id
}

/** The changes that are published: all but those that the owner left out. */
export function getSelectedChanges(
  changes: readonly Change[],
  excluded: ReadonlySet<string>,
): readonly Change[] {
  return changes.filter((change) => !excluded.has(getChoiceKey(change)))
}

/** How many members see something else after a publish of these changes, each counted once. */
export function countConcerned(
  changes: readonly Pick<Change, 'audience_key'>[],
  groups: OutputFor<'pages.listChanges'>['audience_groups'],
): number {
  const chosen = new Set(changes.map((change) => change.audience_key))
  return groups.reduce((sum, { count, keys }) => sum + (keys.some((key) => chosen.has(key)) ? count : 0), 0)
}

/** Returns what to exclude so that only one page is published, or nothing (null). */
export function excludeAllBut(changes: readonly Change[], page_id: string | null): ReadonlySet<string> {
  return new Set(changes.map(getChoiceKey).filter((key) => key !== page_id))
}

/** Returns the input of a publish; no page ids when all are selected, so that later changes are included. */
export function toPublishInput(changes: readonly Change[], excluded: ReadonlySet<string>): Choice {
  const with_settings = !excluded.has(SETTINGS_KEY)
  const pages = changes.filter((change) => !isSettingsChange(change))
  const selected = getSelectedChanges(pages, excluded)
  if (selected.length === pages.length && (pages.length > 0 || with_settings)) return { with_settings }
  return { page_ids: [...new Set(selected.map((change) => change.page_id))], with_settings }
}
