import { BlocksView, PageHostProvider, PageView, SingleBlockView, type PageHost } from '@foyer/content/views'
import { pageTypeDefinition } from '@foyer/content/definitions'
import type { StartingDraft } from '@foyer/content/ready-made'
import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { themeAttributes, themeVariables } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { Avatar } from '@foyer/ui'
import { useMemo } from 'react'
import { toRenderableBlock } from '../puck/renderable-block.ts'
import { createStaticHost } from '../puck/static-host.ts'
import { useEditorServices } from '../services.tsx'
import type { StudioPage } from '../types.ts'
import { createExampleBlock, type Example } from './example-block.ts'
import { PhoneDocument } from './phone-document.tsx'
import styles from './thumbnail.module.css'

type ThumbnailProps = {
  readonly type: string
  readonly size?: 'small' | 'large'
  /** The props of a look. */
  readonly variant?: Record<string, unknown>
  /** False: its frame only, until there is time to draw. */
  readonly is_drawn: boolean
}

/** A small preview of a block in the owner's theme: the real view with example content. */
export function BlockThumbnail({ type, size = 'small', variant, is_drawn }: ThumbnailProps) {
  const t = useT()
  const look = JSON.stringify(variant ?? {})
  const example = useMemo(
    () => createExampleBlock(t, type, JSON.parse(look) as Record<string, unknown>),
    [t, type, look],
  )
  const host = useExampleHost(example)
  return (
    <Sheet type={type} size={size}>
      <PageHostProvider value={host}>
        {is_drawn && <SingleBlockView block={example.block} is_first={false} />}
      </PageHostProvider>
    </Sheet>
  )
}

type BlocksThumbnailProps = {
  readonly blocks: readonly StoredBlock[]
  readonly media: StudioPage['media']
  readonly files: StudioPage['files']
}

/** Several blocks as they will look on the page. */
export function BlocksThumbnail({ blocks, media, files }: BlocksThumbnailProps) {
  const t = useT()
  const { page, links } = useMemo(() => createExampleBlock(t, 'text'), [t])
  const drawn = useMemo(() => ({ ...page, blocks: blocks.map(toRenderableBlock) }), [page, blocks])
  const host = useExampleHost({ page: drawn, links, media, files })
  return (
    <Sheet type="pattern" size="section">
      <PageHostProvider value={host}>
        <BlocksView blocks={drawn.blocks} />
      </PageHostProvider>
    </Sheet>
  )
}

type PageThumbnailProps = Omit<BlocksThumbnailProps, 'blocks'> & {
  readonly content_type: string
  readonly title: string
  readonly draft: StartingDraft
  readonly size?: 'page' | 'phone'
}

/** A whole page that starts with a draft, as it will look. */
export function PageThumbnail({
  content_type,
  title,
  draft,
  media,
  files,
  size = 'page',
}: PageThumbnailProps) {
  const t = useT()
  const { page, links } = useMemo(() => createExampleBlock(t, 'text'), [t])
  const drawn = useMemo(
    () => ({
      ...page,
      page_title: title,
      page_content_type: content_type,
      fields: draft.fields ?? { ...pageTypeDefinition(content_type)?.defaults },
      blocks: (draft.blocks ?? []).map(toRenderableBlock),
    }),
    [page, title, content_type, draft],
  )
  const host = useExampleHost({ page: drawn, links, media, files })
  return (
    <span className={styles.thumbnail} data-size={size} aria-hidden="true" inert>
      <PhoneDocument title={title}>
        <PageHostProvider value={host}>
          <PageView />
        </PageHostProvider>
      </PhoneDocument>
    </span>
  )
}

type ExampleInput = Pick<Example, 'page' | 'links'> & {
  readonly media?: StudioPage['media'] | undefined
  readonly files?: StudioPage['files'] | undefined
}

function useExampleHost({ page, links, media, files }: ExampleInput): PageHost {
  const services = useEditorServices()
  return useMemo(
    () => createExampleHost({ page, links, media, files }, services),
    [services, page, links, media, files],
  )
}

/** The host of an example: what members said is made up, too. */
export function createExampleHost(
  { page, links, media = NONE, files = NONE }: ExampleInput,
  services: Parameters<typeof createStaticHost>[0]['services'],
): PageHost {
  const host = createStaticHost({ page, links, media, files, lists: {}, services })
  return { ...host, panes: { ...host.panes, chat: StaticComments } }
}

const NONE = {}

type SheetProps = {
  readonly type: string
  readonly size: 'small' | 'large' | 'section'
  readonly children: React.ReactNode
}

/** A part of a page at its own width, made small. */
function Sheet({ type, size, children }: SheetProps) {
  const { theme } = useEditorServices().app
  const mode = theme.default_color_mode === 'dark' ? 'dark' : 'light'
  return (
    <span
      className={styles.thumbnail}
      data-size={size}
      {...themeAttributes(theme, mode)}
      style={themeVariables(theme, mode)}
      aria-hidden="true"
      inert
    >
      <span className={styles.sheet} data-type={type}>
        {children}
      </span>
    </span>
  )
}

/** A talk below a page, as an example. */
function StaticComments() {
  const t = useT()
  const comments = [
    ['Ines Duarte', t('editor.example.comment_1')],
    ['Tom Achterberg', t('editor.example.comment_2')],
  ] as const
  return (
    <span className={styles.talk}>
      {comments.map(([name, text]) => (
        <span key={name} className={styles.said}>
          <Avatar name={name} size={44} />
          <span>{text}</span>
        </span>
      ))}
    </span>
  )
}
