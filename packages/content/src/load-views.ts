import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { isLazyView } from './lazy-view.ts'
import { blockViews, pageTypeViews } from './views.generated.ts'

/** The parts of a page that determine which views render it; a locked page has no blocks. */
export type RenderablePage = { page_content_type: string; blocks?: readonly StoredBlock[] }

/** Views by their folder; those in chunks of their own have `load`. */
const views: ReadonlyMap<string, object> = new Map<string, object>([
  ...Object.entries(pageTypeViews).map(([type, view]) => [`page-types/${type}`, view] as const),
  ...Object.entries(blockViews).map(([type, view]) => [`blocks/${type}`, view] as const),
])

/** The folders of the views that a page is drawn with, such as `blocks/image`. */
export function viewFolders({ page_content_type, blocks = [] }: RenderablePage): string[] {
  return [...new Set([`page-types/${page_content_type}`, ...blockFolders(blocks)])]
}

/** Fetches the views of a page, so that it can be drawn without suspending. */
export async function loadViews(page: RenderablePage): Promise<void> {
  await Promise.all(viewFolders(page).map((folder) => loadView(views.get(folder))))
}

/** Fetches the views of all blocks and page types, for an editor that may place any of them. */
export async function loadAllViews(): Promise<void> {
  await Promise.all([...views.values()].map(loadView))
}

async function loadView(view: object | undefined): Promise<void> {
  if (view && isLazyView(view)) await view.load()
}

function blockFolders(blocks: readonly StoredBlock[]): string[] {
  return blocks.flatMap((block) => [`blocks/${block.type}`, ...blockFolders(block.children ?? [])])
}
