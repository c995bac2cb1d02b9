import { blockDefinitions, type BlockCategory, type BlockDefinition } from '@foyer/content/definitions'
import { useT } from '@foyer/i18n/react'
import { Dialog } from '@foyer/ui/dialog'
import { SearchField, VisuallyHidden } from '@foyer/ui'
import { X } from 'lucide-react'
import { useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useEditorServices } from '../services.tsx'
import styles from './block-picker.module.css'
import { filterBlocks } from './filter-blocks.ts'
import { BlockThumbnail } from './block-thumbnail.tsx'

type BlockPickerProps = {
  readonly onClose: () => void
  /** The block below which the new one goes; null: at the end of the page. */
  readonly below: string | null
  readonly onChoose: (type: string) => void
}

const definitions: readonly BlockDefinition[] = Object.values(blockDefinitions)
const categories: readonly BlockCategory[] = ['basics', 'pages', 'training', 'people']

/** All blocks, drawn in the owner's theme, to search or to look through. */
export function BlockPicker({ onClose, below, onChoose }: BlockPickerProps) {
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
              <strong>
                {below === null
                  ? t('editor.picker.goes_last')
                  : t('editor.picker.goes_below', { name: below })}
              </strong>
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
