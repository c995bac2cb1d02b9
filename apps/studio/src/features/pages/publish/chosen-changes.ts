import type { OutputFor } from '@foyer/contract/client'

export type Change = OutputFor<'pages.listChanges'>['items'][number]

/** Stands among the pages that are left out for the theme and the navigation of the app, which go together. */
export const SETTINGS = 'settings'

/** What a publish takes along, as the server is told. */
export type Choice = { readonly page_ids?: string[]; readonly with_settings: boolean }

/** Whether a change is of the app itself: its look or its tabs. */
export function isOfSettings({ kind }: Pick<Change, 'kind'>): boolean {
  return kind === 'theme' || kind === 'navigation'
}

/** What a change is chosen by: its page, or the app's own settings as one. */
export function choiceKey(change: Pick<Change, 'kind' | 'page_id'>): string {
  return isOfSettings(change) ? SETTINGS : change.page_id
}

/** The changes that are published: all but those that the owner left out. */
export function chosenChanges(changes: readonly Change[], left_out: ReadonlySet<string>): readonly Change[] {
  return changes.filter((change) => !left_out.has(choiceKey(change)))
}

/** What is left out where a page alone is chosen, or where nothing is (null). */
export function allBut(changes: readonly Change[], page_id: string | null): ReadonlySet<string> {
  return new Set(changes.map(choiceKey).filter((key) => key !== page_id))
}

/** What to name to the server; no page where all of them go, so that what comes meanwhile goes too. */
export function publishChoice(changes: readonly Change[], left_out: ReadonlySet<string>): Choice {
  const with_settings = !left_out.has(SETTINGS)
  const pages = changes.filter((change) => !isOfSettings(change))
  const chosen = chosenChanges(pages, left_out)
  if (chosen.length === pages.length && (pages.length > 0 || with_settings)) return { with_settings }
  return { page_ids: [...new Set(chosen.map((change) => change.page_id))], with_settings }
}
