import type { OutputFor } from '@foyer/contract/client'

type Plannable = OutputFor<'library.listPlannable'>['items'][number]

/** Pages under one heading; `program_title` is set for the remaining pages of a program. */
export type PlannableGroup = {
  key: string
  source: Plannable['source']
  program_title: string | null
  pages: Plannable[]
}

/** What can be planned, under the headings by which it is looked for; the order stays. */
export function groupBySource(items: readonly Plannable[]): PlannableGroup[] {
  const groups = new Map<string, PlannableGroup>()
  for (const page of items) {
    const { source, program_title } = page
    const key = `${source} ${program_title ?? ''}`
    const existing = groups.get(key)
    if (existing) existing.pages.push(page)
    else groups.set(key, { key, source, program_title, pages: [page] })
  }
  return [...groups.values()]
}
