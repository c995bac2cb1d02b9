import type { MediaAsset } from '@foyer/contract/pages/page-index'
import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import type { FrameLook } from './puck/frame-document.tsx'
import { pageEntityOf, stillHost } from './puck/still-host.ts'
import { useEditorServices } from './services.tsx'
import type { PageDraft, StudioPage } from './types.ts'

/** What the frame shows of a draft: host, theme and title. */
export function useFrameLook(
  page: StudioPage,
  draft: PageDraft,
  media: Readonly<Record<string, MediaAsset>>,
  onDocument: (document: Document) => void,
): FrameLook {
  const t = useT()
  const services = useEditorServices()
  const host = useMemo(() => {
    const entity = pageEntityOf(page, draft, services.pages)
    return stillHost({ page: entity, media, links: page.links, lists: page.lists, services })
  }, [page, draft, media, services])
  const { theme } = services.app
  const chosen = draft.color_mode ?? theme.default_color_mode
  const title = t('editor.canvas.frame', { title: draft.title })
  return useMemo(
    () => ({ host, theme, mode: chosen === 'dark' ? 'dark' : 'light', title, onDocument }),
    [host, theme, chosen, title, onDocument],
  )
}
