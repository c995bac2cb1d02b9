import { blockDefinitions, type BlockCategory, type BlockDefinition } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { SearchField, VisuallyHidden, Avatar } from '@foyer/ui'
import { X } from 'lucide-react'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useEditorServices } from '../services.tsx'
import styles from './block-picker.module.css'
import { filterBlocks } from './filter-blocks.ts'
import { PageHostProvider, SingleBlockView, type PageHost } from '@foyer/content/views'
import { themeAttributes, themeVariables } from '@foyer/domain/theme'
import { createStaticHost } from '../puck/static-host.ts'
import { createExampleBlock } from './example-block.ts'

type BlockPickerProps = {
  readonly onClose: () => void
  /** Where the new block goes, in words. */
  readonly goal: string
  readonly onChoose: (type: string) => void
}

const all_definitions: readonly BlockDefinition[] = Object.values(blockDefinitions)
const definitions = all_definitions.filter(({ is_offered }) => is_offered !== false)
const categories: readonly BlockCategory[] = ['basics', 'pages', 'training', 'people', 'code']

/** All blocks, rendered in the owner's theme, to search or browse. */
export function BlockPicker({ onClose, goal, onChoose }: BlockPickerProps) {
  const t = useT()
  const { app } = useEditorServices()
  const [term, setTerm] = useState('')
  const [category, setCategory] = useState<BlockCategory | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const localized_blocks = useMemo(() => {
    const name = (type: string): string => t.find(`blocks.${type}.name`) ?? type
    return definitions.map(({ type, picker }) => ({
      type,
      category: picker.category,
      name: name(type),
      about: t.find(`editor.picker.about_${type}`) ?? '',
    }))
  }, [t])
  const found = filterBlocks(localized_blocks, term, category)

  const handleKeyDown = (event: KeyboardEvent): void => {
    const cards = [...(grid.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const active_index = cards.findIndex((card) => card === document.activeElement)
    const columns = grid.current ? getComputedStyle(grid.current).gridTemplateColumns.split(' ').length : 1
    const is_rtl = document.documentElement.dir === 'rtl'
    const arrow_steps: Record<string, number> = {
      ArrowDown: active_index < 0 ? 1 : columns,
      ArrowUp: -columns,
      ArrowRight: is_rtl ? -1 : 1,
      ArrowLeft: is_rtl ? 1 : -1,
    }
    const step = arrow_steps[event.key]
    if (step === undefined || (active_index < 0 && event.key !== 'ArrowDown')) return
    event.preventDefault()
    cards[active_index + step]?.focus()
  }
  const first = found[0]
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('editor.picker.title')}
      look="bare"
      width={992}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the focus among its buttons */}
      <div className={styles.picker} onKeyDown={handleKeyDown}>
        <div className={styles.head}>
          <SearchField
            className={styles.search}
            label={t('editor.picker.search', { count: definitions.length })}
            clear_label={t('common.clear')}
            value={term}
            onSearch={setTerm}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to search in it
            autoFocus
            onKeyDown={(event) => {
              if (event.key === 'Enter' && first) onChoose(first.type)
            }}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <kbd>Esc</kbd>
            <X aria-hidden="true" />
            <VisuallyHidden>{t('common.close')}</VisuallyHidden>
          </button>
        </div>
        <div className={styles.columns}>
          <fieldset className={styles.categories} aria-label={t('editor.picker.categories')}>
            {[null, ...categories].map((one) => (
              <button
                key={one ?? 'all'}
                type="button"
                className={styles.category}
                aria-pressed={one === category}
                onClick={() => setCategory(one)}
              >
                {t(one ? `editor.picker.category_${one}` : 'editor.picker.category_all')}
                <span>{filterBlocks(localized_blocks, '', one).length}</span>
              </button>
            ))}
          </fieldset>
          <div className={styles.results}>
            <p className={styles.where}>
              <strong>{goal}</strong>
              <span>{t('editor.picker.in_theme', { name: app.name })}</span>
            </p>
            <div className={styles.grid} ref={grid}>
              {found.map(({ type, name, about }) => (
                <button key={type} type="button" className={styles.card} onClick={() => onChoose(type)}>
                  <BlockThumbnail type={type} />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.about}>{about}</span>
                </button>
              ))}
            </div>
            <output className={styles.none}>{found.length === 0 && t('common.search_no_results')}</output>
          </div>
        </div>
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑ ↓ ← →</kbd> {t('editor.picker.key_choose')} <kbd>↵</kbd> {t('editor.picker.key_add')}
        </p>
      </div>
    </Dialog>
  )
}

/** A small preview of a block in the owner's theme: the real view with example content. */
function BlockThumbnail({ type }: { readonly type: string }) {
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
