import type { PageBody, PageShell } from '@foyer/contract/pages/page-index'
import type { TrackedPage } from './pages-context.ts'

/** The data that progress is loaded for; for a locked page it comes from the shell. */
export function toTrackedPage(shell: PageShell, index?: PageBody): TrackedPage {
  const { page_id, page_title, root_id, content_root_id, page_data: page_path, page_content_type } = shell
  return {
    page_id,
    page_title,
    root_id,
    content_root_id,
    page_path,
    content_type: page_content_type,
    siblings: index?.page.siblings ?? [],
    series_title: index?.links[content_root_id]?.title ?? null,
  }
}
