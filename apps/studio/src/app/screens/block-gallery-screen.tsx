import { blockDefinitions } from '@foyer/content/definitions'
import { PageHostProvider, SingleBlockView } from '@foyer/content/views'
import { DEFAULT_THEME, themeAttributes, themeVariables, type Mode } from '@foyer/domain/theme'
import { useT } from '@foyer/i18n/react'
import { Segmented } from '@foyer/ui'
import { useMemo, useState } from 'react'
import { createExampleBlock } from '#editor/picker/example-block.ts'
import { createExampleHost } from '#editor/picker/thumbnail.tsx'
import { isDevelopment } from '../is-development.ts'
import { NotFoundScreen } from '../status-screens.tsx'
import styles from './block-gallery-screen.module.css'

/** Every block with example content, for development and local end-to-end runs. */
export function BlockGalleryScreen() {
  return isDevelopment() ? <BlockGallery /> : <NotFoundScreen />
}

const LOOKS = (['rounded', 'default', 'square'] as const).map((value) => ({ value, label: value }))
const MODES = (['light', 'dark'] as const).map((value) => ({ value, label: value }))

function BlockGallery() {
  const t = useT()
  const [look, setLook] = useState<(typeof LOOKS)[number]['value']>('rounded')
  const [mode, setMode] = useState<Mode>('light')
  const theme = { ...DEFAULT_THEME, app_look: look }
  return (
    <main className={styles.page}>
      <div className={styles.controls}>
        <Segmented label="Look" choices={LOOKS} value={look} onChange={setLook} />
        <Segmented label="Mode" choices={MODES} value={mode} onChange={setMode} />
      </div>
      <section
        className={styles.panel}
        {...themeAttributes(theme, mode)}
        style={themeVariables(theme, mode)}
        aria-label={`${look} ${mode}`}
      >
        <h1 className={styles.title}>{t('editor.picker.tab_blocks')}</h1>
        {Object.keys(blockDefinitions).map((type) => (
          <ExampleBlock key={type} type={type} />
        ))}
      </section>
    </main>
  )
}

function ExampleBlock({ type }: { readonly type: string }) {
  const t = useT()
  const { block, host } = useMemo(() => {
    const example = createExampleBlock(t, type)
    const app = { slug: '', name: 'Foyer', theme: DEFAULT_THEME, locale: 'en', time_zone: 'UTC' }
    return { block: example.block, host: createExampleHost(example, { app, pages: [] }) }
  }, [t, type])
  return (
    <div data-block={type}>
      <PageHostProvider value={host}>
        <SingleBlockView block={block} is_first={false} />
      </PageHostProvider>
    </div>
  )
}
