import { useT } from '@foyer/i18n/react'
import { SearchField, VisuallyHidden } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { BlockCards } from './block-cards.tsx'
import styles from './block-picker.module.css'
import { filterBlocks } from './filter-blocks.ts'
import { moveFocus } from './move-focus.ts'
import { listVariants, useOfferedBlocks } from './offered-blocks.ts'
import { addRecentBlock, listRecentBlocks } from './recent-blocks.ts'

/** What is added: a block type, with the props of the look that was chosen. */
export type BlockChoice = { readonly type: string; readonly props: Record<string, unknown> }

type BlockPickerProps = {
  readonly onClose: () => void
  /** Where the new block goes, in words. */
  readonly goal: string
  /** Whether a block of a type fits there. */
  readonly canPlace: (type: string) => boolean
  readonly onChoose: (choice: BlockChoice, stays_open: boolean) => void
}

/** All blocks, rendered in the owner's theme, to search or browse. */
export function BlockPicker({ onClose, goal, canPlace, onChoose }: BlockPickerProps) {
  const t = useT()
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const [variants, setVariants] = useState<Readonly<Record<string, string>>>({})
  const picker = useRef<HTMLDivElement>(null)
  const offered = useOfferedBlocks(canPlace)
  const found = filterBlocks(offered, term)
  const is_ranked = term.trim() !== ''
  const [recent_types] = useState(() => listRecentBlocks(offered.map(({ type }) => type)))
  const recent = is_ranked
    ? []
    : recent_types.flatMap((type) => offered.find((block) => block.type === type) ?? [])

  const choose = (type: string, stays_open: boolean): void => {
    addRecentBlock(type)
    const looks = listVariants(type)
    const value = variants[type]
    onChoose({ type, props: looks && value !== undefined ? { [looks.prop]: value } : {} }, stays_open)
  }
  const handleKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const recent_block = /^[1-4]$/.test(event.key) ? recent[Number(event.key) - 1] : undefined
    if (recent_block) {
      event.preventDefault()
      choose(recent_block.type, false)
    } else if (movesFocus(event) && moveFocus(picker.current, event.key)) event.preventDefault()
  }
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('editor.picker.title')}
      look="bare"
      width={1152}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the focus among its buttons */}
      <div ref={picker} className={styles.picker} onKeyDown={handleKeyDown}>
        <div className={styles.head}>
          <SearchField
            className={styles.search}
            label={t('editor.picker.search', { count: offered.length })}
            clear_label={t('common.clear')}
            value={term}
            onSearch={(text) => {
              setTerm(text)
              setShown(null)
            }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to search in it
            autoFocus
            onKeyDown={(event) => {
              const [first] = found
              if (event.key === 'Enter' && first) choose(first.type, event.shiftKey)
            }}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <kbd>Esc</kbd>
            <X aria-hidden="true" />
            <VisuallyHidden>{t('common.close')}</VisuallyHidden>
          </button>
        </div>
        <BlockCards
          found={found}
          is_ranked={is_ranked}
          recent={recent}
          shown={found.find(({ type }) => type === shown) ?? found[0]}
          variants={variants}
          onShow={setShown}
          onVariant={(type, value) => setVariants({ ...variants, [type]: value })}
          onChoose={choose}
        />
        <p className={styles.keys}>
          <span aria-hidden="true">
            <kbd>↑ ↓ ← →</kbd> {t('editor.picker.key_choose')}
            <kbd>↵</kbd> {t('editor.picker.key_add')}
            <kbd>⇧ ↵</kbd> {t('editor.picker.key_stay')}
            <kbd>Tab</kbd> {t('editor.picker.key_preview')}
          </span>
          <strong>{goal}</strong>
        </p>
      </div>
    </Dialog>
  )
}

/** Arrows move among the cards; in the search only down does, and radio buttons have them for themselves. */
function movesFocus({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLInputElement)) return key.startsWith('Arrow')
  return target.type === 'search' && key === 'ArrowDown'
}
