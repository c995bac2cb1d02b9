import { useT } from '@foyer/i18n/react'
import { SearchField, Segmented, VisuallyHidden } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useReadyMade, type PatternEntry } from '../patterns/ready-made.ts'
import { ReadyMadeList } from '../patterns/ready-made-list.tsx'
import { SavedList } from '../patterns/saved-list.tsx'
import { BlockCards } from './block-cards.tsx'
import styles from './block-picker.module.css'
import { filterEntries } from './filter-entries.ts'
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
  /** Inserts copies of the blocks of a pattern. */
  readonly onInsert: (pattern: PatternEntry) => void
}

const tabs = ['blocks', 'patterns', 'saved'] as const

/** All blocks, ready-made sections and saved patterns, rendered in the owner's theme, to search or browse. */
export function BlockPicker({ onClose, goal, canPlace, onChoose, onInsert }: BlockPickerProps) {
  const t = useT()
  const [tab, setTab] = useState<(typeof tabs)[number]>('blocks')
  const ready_made = useReadyMade()
  const [term, setTerm] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const [variants, setVariants] = useState<Readonly<Record<string, string>>>({})
  const picker = useRef<HTMLDivElement>(null)
  const offered = useOfferedBlocks(canPlace)
  const found = filterEntries(offered, term)
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
    const recent_block =
      tab !== 'blocks' ? undefined : /^[1-4]$/.test(event.key) ? recent[Number(event.key) - 1] : undefined
    if (recent_block) {
      event.preventDefault()
      choose(recent_block.type, false)
    } else if (movesFocus(event) && moveFocus(picker.current, event.key)) event.preventDefault()
  }
  const searches = {
    blocks: t('editor.picker.search', { count: offered.length }),
    patterns: t('editor.picker.search_patterns', { count: ready_made.length }),
    saved: t('editor.picker.search_saved'),
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
            label={searches[tab]}
            clear_label={t('common.clear')}
            value={term}
            onSearch={(text) => {
              setTerm(text)
              setShown(null)
            }}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to search in it
            autoFocus
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              const [first] = found
              if (tab !== 'blocks') picker.current?.querySelector<HTMLElement>('[data-card]')?.click()
              else if (first) choose(first.type, event.shiftKey)
            }}
          />
          <Segmented
            label={t('editor.picker.tabs')}
            value={tab}
            onChange={setTab}
            choices={tabs.map((value) => ({ value, label: t(`editor.picker.tab_${value}`) }))}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            <kbd>Esc</kbd>
            <X aria-hidden="true" />
            <VisuallyHidden>{t('common.close')}</VisuallyHidden>
          </button>
        </div>
        {tab === 'blocks' && (
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
        )}
        {tab === 'patterns' && <ReadyMadeList patterns={ready_made} term={term} onChoose={onInsert} />}
        {tab === 'saved' && <SavedList term={term} onChoose={onInsert} />}
        <p className={styles.keys}>
          <span aria-hidden="true">
            <kbd>↑ ↓ ← →</kbd> {t('editor.picker.key_choose')}
            <kbd>↵</kbd> {t('editor.picker.key_add')}
            {tab === 'blocks' && (
              <>
                <kbd>⇧ ↵</kbd> {t('editor.picker.key_stay')}
                <kbd>Tab</kbd> {t('editor.picker.key_preview')}
              </>
            )}
          </span>
          {tab !== 'blocks' && <span>{t('editor.patterns.copied')}</span>}
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
