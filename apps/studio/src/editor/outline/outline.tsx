import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { GripVertical } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { DropIndicator, useDragAndDrop } from 'react-aria-components'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { BlockIcon } from '../block-icon.tsx'
import { getBlockName, getBlockTypeName } from '../block-name.ts'
import styles from './outline.module.css'

type OutlineProps = {
  readonly blocks: readonly StoredBlock[]
  readonly selected: string | null
  readonly blocks_with_errors: ReadonlySet<string>
  readonly onSelect: (block_id: string) => void
  /** `place` counts without the block itself. */
  readonly onMove: (block_id: string, place: number) => void
}

/**
 * The blocks of the page as a list: select one, drag it by its handle or move it by keyboard; changes are announced.
 */
export function Outline({ blocks, selected, blocks_with_errors, onSelect, onMove }: OutlineProps) {
  const t = useT()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': `${key}` })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
    onReorder: ({ keys, target }) => {
      const [block_id] = [...keys]
      const others = blocks.filter((block) => block.id !== block_id)
      const at = others.findIndex((block) => block.id === target.key)
      if (typeof block_id === 'string' && at >= 0)
        onMove(block_id, target.dropPosition === 'after' ? at + 1 : at)
    },
  })
  return (
    <GridList
      aria-label={t('editor.outline.title')}
      className={styles.list ?? ''}
      items={blocks.map((block) => ({ id: block.id, block }))}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection={selected !== null}
      selectedKeys={selected === null ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys]
        if (typeof key === 'string') onSelect(key)
      }}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className={styles.empty}>{t('editor.outline.empty')}</p>}
      dependencies={[blocks_with_errors, t]}
    >
      {({ block }) => (
        <GridListItem id={block.id} textValue={getBlockName(t, block)} className={styles.row ?? ''}>
          <BlockIcon type={block.type} />
          <span className={styles.name} title={getBlockTypeName(t, block)}>
            {getBlockName(t, block)}
          </span>
          {blocks_with_errors.has(block.id) && (
            <span className={styles.fault} title={t('editor.outline.has_fault')}>
              <VisuallyHidden>{t('editor.outline.has_fault')}</VisuallyHidden>
            </span>
          )}
          <AriaButton slot="drag" className={styles.grip ?? ''} aria-label={t('editor.outline.drag')}>
            <GripVertical aria-hidden="true" />
          </AriaButton>
        </GridListItem>
      )}
    </GridList>
  )
}
