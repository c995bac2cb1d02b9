import type { FileAsset, MediaAsset } from '@foyer/contract/pages/page-index'
import { choosePageMode } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import type { FrameContextValue } from './puck/frame-document.tsx'
import { toPageEntity, createStaticHost } from './puck/static-host.ts'
import { useEditorServices } from './services.tsx'
import type { PageDraft, StudioPage } from './types.ts'

/** What the frame shows of a draft: host, theme and title. */
export function useFrameContext({
  page,
  draft,
  media,
  files,
  onDocument,
  onInsert,
  several,
  form,
}: {
  readonly page: StudioPage
  readonly draft: PageDraft
  readonly media: Readonly<Record<string, MediaAsset>>
  readonly files: Readonly<Record<string, FileAsset>>
} & Pick<FrameContextValue, 'onDocument' | 'onInsert' | 'several' | 'form'>): FrameContextValue {
  const t = useT()
  const services = useEditorServices()
  const host = useMemo(() => {
    const entity = toPageEntity(page, draft, services.pages)
    return createStaticHost({ page: entity, media, files, links: page.links, lists: page.lists, services })
  }, [page, draft, media, files, services])
  const { theme } = services.app
  const selected_theme = choosePageMode(draft.color_mode, draft.background_color) ?? theme.default_color_mode
  const title = t('editor.canvas.frame', { title: draft.title })
  return useMemo(
    () => ({
      host,
      theme,
      mode: selected_theme === 'dark' ? 'dark' : 'light',
      title,
      onDocument,
      onInsert,
      several,
      form,
    }),
    [host, theme, selected_theme, title, onDocument, onInsert, several, form],
  )
}
