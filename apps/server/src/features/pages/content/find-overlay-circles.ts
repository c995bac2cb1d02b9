import { listButtons, pageTraits } from '@foyer/content/definitions'
import { blockAction } from '@foyer/contract/pages/shapes'
import type { Draft, DraftProblem } from './draft.ts'

/** What of a page decides which overlays its buttons open. */
export type OverlayPage = {
  id: string
  content_type: string
  path: string
  content: Pick<Draft, 'blocks' | 'fields' | 'page_actions'>
}

/** Reads the pages that a search for circles follows; those that there are not are left out. */
type LoadPages = (page_ids: readonly string[]) => Promise<readonly OverlayPage[]>

/** Overlays that are followed from one to the next. */
const MAX_OVERLAYS = 20

/** Finds the buttons of an overlay that open it again: at once, or by way of other overlays. */
export async function findOverlayCircles(page: OverlayPage, loadPages: LoadPages): Promise<DraftProblem[]> {
  if (!isOverlayPage(page)) return []
  const problems: DraftProblem[] = []
  for (const { block_id, path, text, overlay_id } of listOpenedOverlays(page)) {
    const code =
      overlay_id === page.id
        ? 'overlay_opens_itself'
        : (await leadsTo(overlay_id, page.id, loadPages))
          ? 'overlay_circle'
          : null
    if (code === null) continue
    const kind = text !== '' ? 'named' : block_id === null ? 'button' : 'picture'
    problems.push({ block_id, path, code, params: { kind, text } })
  }
  return problems
}

/** Whether a page can be shown over another one. */
export function isOverlayPage({ content_type, path }: Pick<OverlayPage, 'content_type' | 'path'>): boolean {
  return pageTraits(content_type).can_be_overlay && path !== '/'
}

async function leadsTo(from: string, to: string, loadPages: LoadPages): Promise<boolean> {
  const seen = new Set<string>()
  let next = [from]
  while (next.length > 0 && seen.size < MAX_OVERLAYS) {
    for (const id of next) seen.add(id)
    const pages = await loadPages(next)
    const opened = pages.flatMap((page) => listOpenedOverlays(page).map(({ overlay_id }) => overlay_id))
    if (opened.includes(to)) return true
    next = [...new Set(opened)].filter((id) => !seen.has(id))
  }
  return false
}

function listOpenedOverlays({ content, content_type }: OverlayPage) {
  const { blocks, fields, page_actions } = content
  return listButtons({ blocks, fields, page_actions, content_type }).flatMap(
    ({ action: stored, ...button }) => {
      const action = blockAction.safeParse(stored).data
      return action?.type === 'trigger_overlay' && action.overlay_id !== null
        ? [{ ...button, overlay_id: action.overlay_id }]
        : []
    },
  )
}
