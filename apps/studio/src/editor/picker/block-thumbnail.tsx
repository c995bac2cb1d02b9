import { PageHostProvider, SingleBlockView, type PageHost } from '@foyer/content/views'
import { themeAttributes, themeVariables } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { useMemo } from 'react'
import { createStaticHost } from '../puck/static-host.ts'
import { useEditorServices } from '../services.tsx'
import styles from './block-picker.module.css'
import { createExampleBlock } from './example-block.ts'
import { StaticComments } from './static-comments.tsx'

/** A block as it would look in the owner's app, small: the real view with an example in it. */
export function BlockThumbnail({ type }: { readonly type: string }) {
  const t = useT()
  const services = useEditorServices()
  const { theme } = services.app
  const mode = theme.default_color_mode === 'dark' ? 'dark' : 'light'
  const example = useMemo(() => createExampleBlock(t, type), [t, type])
  const host = useMemo<PageHost>(() => {
    const static_host = createStaticHost({ ...example, media: {}, lists: {}, services })
    return { ...static_host, panes: { ...static_host.panes, chat: StaticComments } }
  }, [services, example])
  return (
    <span
      className={styles.thumbnail}
      {...themeAttributes(theme, mode)}
      style={themeVariables(theme, mode)}
      aria-hidden="true"
      inert
    >
      <span className={styles.sheet} data-type={type}>
        <PageHostProvider value={host}>
          <SingleBlockView block={example.block} is_first={false} />
        </PageHostProvider>
      </span>
    </span>
  )
}
