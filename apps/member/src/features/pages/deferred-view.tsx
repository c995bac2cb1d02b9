import type { PageIndex } from '@foyer/contract/pages/page-index'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { createElement, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadOnceMore } from '../../platform/load-once-more.ts'

type View = ComponentType<object>
type Deferred = { view: View | null; load: () => Promise<View> }

const known = new Map<string, Deferred>()

/**
 * A view in a chunk of its own, by its place in the content package, such as `blocks/image`. The build writes the calls.
 *
 * @public
 */
export function deferView(place: string, fetchView: () => Promise<View>): (props: object) => ReactNode {
  let under_way: Promise<View> | null = null
  const deferred: Deferred = {
    view: null,
    load: () => {
      under_way ??= loadOnceMore(fetchView).then(
        (view) => (deferred.view = view),
        (error: unknown) => {
          under_way = null
          throw error
        },
      )
      return under_way
    },
  }
  known.set(place, deferred)
  return function DeferredView(props) {
    return createElement(deferred.view ?? use(deferred.load()), props)
  }
}

/** Loads the views that a page needs, so that it can be drawn at once. */
export async function prepareViews(index: Pick<PageIndex, 'page'> | null): Promise<void> {
  if (!index) return
  await Promise.all(viewsOf(index).map(async (place) => known.get(place)?.load()))
}

/** The places of the views that a page needs. */
export function viewsOf({ page }: Pick<PageIndex, 'page'>): string[] {
  const blocks = 'blocks' in page ? page.blocks : []
  return [...new Set([`page-types/${page.page_content_type}`, ...blockPlaces(blocks)])]
}

function blockPlaces(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap((block) => [`blocks/${block.type}`, ...blockPlaces(block.children ?? [])])
}
