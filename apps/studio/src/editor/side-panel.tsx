import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { IconButton } from '@foyer/ui'
import { Plus } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import styles from './editor.module.css'
import type { BlockPlace, BlockPosition } from './state/blocks.ts'
import { Outline } from './outline/outline.tsx'
import type { DraftProblem } from './types.ts'

type SidePanelProps = {
  readonly tree: ReactNode
  readonly blocks: readonly StoredBlock[]
  readonly selected: readonly string[]
  readonly problems: readonly DraftProblem[]
  readonly onSelect: (block_ids: readonly string[]) => void
  readonly onMove: (block_ids: readonly string[], to: BlockPosition) => void
  /** Adds behind the selected block, or into a place. */
  readonly onAdd: (where: 'behind' | BlockPlace) => void
}

/** Before the canvas: the pages of the app, and below them the blocks of this page. */
export function SidePanel({ tree, blocks, selected, problems, onSelect, onMove, onAdd }: SidePanelProps) {
  const t = useT()
  const blocks_with_errors = useMemo(
    () => new Set(problems.flatMap(({ block_id }) => block_id ?? [])),
    [problems],
  )
  return (
    <nav className={styles.side} aria-label={t('editor.panels.pages')}>
      <div className={styles.sideTree}>{tree}</div>
      <section className={styles.sideBlocks} aria-label={t('editor.outline.title')}>
        <div className={styles.sideHead}>
          <h2 className={styles.sideTitle}>{t('editor.outline.title')}</h2>
          <IconButton
            size="small"
            icon={<Plus />}
            label={t('editor.canvas.add')}
            onClick={() => onAdd('behind')}
          />
        </div>
        <Outline
          blocks={blocks}
          selected={selected}
          blocks_with_errors={blocks_with_errors}
          onSelect={onSelect}
          onMove={onMove}
          onInsert={onAdd}
        />
      </section>
    </nav>
  )
}
