import type { AccessViewer } from '@foyer/domain/access'
import type { AppFacts } from '#platform/app-facts.ts'
import type { Ctx } from '#platform/context.ts'
import type { PageContent } from '../content/index.ts'
import { readDocumentApp, type DocumentApp } from '../documents/index.ts'
import { listWiderDescendants, decideLinkGate, type LinkGate, type Readers } from '../gates/index.ts'
import type { Site } from '../tree/index.ts'

/** The site, time, language and readers that pages are rendered for. */
type RenderContextInput = {
  app: AppFacts
  site: Site
  now: Date
  locale: string
  /** Everyone (null), or the members behind these private gates. */
  readers: Readers
  /** In a preview: the one viewer that links are decided for. */
  viewer?: AccessViewer | null
  /** Content of pages of a release that is not written yet; that of others is read from the database. */
  contents?: ReadonlyMap<string, PageContent>
}

/** What pages are rendered in. It decides about each linked page once, however many pages link to it. */
export type RenderContext = RenderContextInput & {
  getGate: (page_id: string) => LinkGate | null
  /** Whether a locked page has an accessible descendant. */
  hasViewable: (page_id: string) => boolean
  /** What all documents of the app share, read once for all pages. */
  documentApp: (ctx: Ctx) => Promise<DocumentApp>
}

/** Creates the context in which the pages of a site are rendered. */
export function createRenderContext(render: RenderContextInput): RenderContext {
  const { app, site, readers, now, viewer } = render
  let document_app: Promise<DocumentApp> | undefined
  const getGate = memoize((page_id) => decideLinkGate(app, site.nodes, page_id, { readers, now, viewer }))
  return {
    ...render,
    getGate,
    hasViewable: memoize((page_id) =>
      listWiderDescendants(site, page_id).some((below) => getGate(below)?.gate === 'open'),
    ),
    documentApp: (ctx) => (document_app ??= readDocumentApp(ctx)),
  }
}

function memoize<Value>(compute: (page_id: string) => Value): (page_id: string) => Value {
  const known = new Map<string, Value>()
  return (page_id) => {
    const before = known.get(page_id)
    if (before !== undefined) return before
    const value = compute(page_id)
    known.set(page_id, value)
    return value
  }
}
