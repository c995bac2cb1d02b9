import type { OutputFor } from '@foyer/contract/client'

type Plannable = OutputFor<'library.listPlannable'>['items'][number]

/** Pages that stand under one heading; `program_title` names it where they are the rest of a program. */
export type Source = {
  key: string
  source: Plannable['source']
  program_title: string | null
  pages: Plannable[]
}

/** What can be planned, under the headings by which it is looked for; the order stays. */
export function bySource(items: readonly Plannable[]): Source[] {
  const sources = new Map<string, Source>()
  for (const page of items) {
    const { source, program_title } = page
    const key = `${source} ${program_title ?? ''}`
    const known = sources.get(key)
    if (known) known.pages.push(page)
    else sources.set(key, { key, source, program_title, pages: [page] })
  }
  return [...sources.values()]
}
