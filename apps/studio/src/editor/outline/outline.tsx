import type { StoredBlock } from '@foyer/contract/pages/shapes'
import { useT } from '@foyer/i18n/react'
import { VisuallyHidden } from '@foyer/ui'
import { ChevronRight, GripVertical, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Collection, DropIndicator, useDragAndDrop, type Key } from 'react-aria-components'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { BlockIcon } from '../block-icon.tsx'
import { getBlockName, getBlockTypeName } from '../block-name.ts'
import { listArrangement, type BlockPlace, type BlockPosition } from '../state/blocks.ts'
import { buildRows, getDropPosition, listParentIds, type OutlineRow } from './outline-rows.ts'
import styles from './outline.module.css'

type OutlineProps = {
  readonly blocks: readonly StoredBlock[]
  /** The ids of the selected blocks. */
  readonly selected: readonly string[]
  readonly blocks_with_errors: ReadonlySet<string>
  readonly onSelect: (block_ids: readonly string[]) => void
  readonly onMove: (block_ids: readonly string[], to: BlockPosition) => void
  readonly onInsert: (place: BlockPlace) => void
}

/**
 * The blocks of the page as a tree: select one, drag it by its handle or move it by keyboard, also into another block
 * and out of it; changes are announced.
 */
export function Outline(props: OutlineProps) {
  const { blocks, selected, blocks_with_errors, onSelect, onMove, onInsert } = props
  const t = useT()
  const rows = useMemo(() => buildRows(blocks), [blocks])
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const parent_ids = listParentIds(rows)
  // The set that the tree gave knows where a range begins; an equal one of ours does not.
  const [last_keys, setLastKeys] = useState<ReadonlySet<Key>>(new Set())
  const is_last = last_keys.size === selected.length && selected.every((id) => last_keys.has(id))
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': `${key}` })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
    onMove: ({ keys, target }) => {
      // A slot belongs to its block and is not moved itself.
      const block_ids = [...keys].map(String).filter((key) => !key.includes('/'))
      const to = getDropPosition(blocks, block_ids, { key: `${target.key}`, at: target.dropPosition })
      if (to && block_ids.length > 0) onMove(block_ids, to)
    },
  })
  const renderRow = (row: OutlineRow) => {
    const name = row.kind === 'block' ? getBlockName(t, row.block) : getSlotName(row)
    return (
      <TreeItem
        id={row.id}
        textValue={name}
        className={styles.row ?? ''}
        hasChildItems={row.children.length > 0}
        data-kind={row.kind}
      >
        <TreeItemContent>
          <div className={styles.content}>
            {row.children.length > 0 && (
              <AriaButton
                slot="chevron"
                className={styles.chevron ?? ''}
                aria-label={t('editor.outline.toggle', { name })}
              >
                <ChevronRight aria-hidden="true" />
              </AriaButton>
            )}
            {row.kind === 'block' ? (
              <BlockRow block={row.block} name={name} has_error={blocks_with_errors.has(row.id)} />
            ) : (
              <>
                <span className={styles.name}>{name}</span>
                <AriaButton
                  className={styles.grip ?? ''}
                  aria-label={t('editor.outline.insert', { name })}
                  onPress={() => onInsert(row.place)}
                >
                  <Plus aria-hidden="true" />
                </AriaButton>
              </>
            )}
          </div>
        </TreeItemContent>
        <Collection items={row.children}>{renderRow}</Collection>
      </TreeItem>
    )
  }
  const getSlotName = ({ title, number }: Extract<OutlineRow, { kind: 'slot' }>): string =>
    title === '' ? t('editor.outline.part', { number }) : title
  return (
    <div data-outline>
      <Tree
        aria-label={t('editor.outline.title')}
        className={styles.list ?? ''}
        items={rows}
        expandedKeys={parent_ids.filter((id) => !closed.has(id))}
        onExpandedChange={(keys) => {
          const open = new Set([...keys].map(String))
          setClosed(new Set(parent_ids.filter((id) => !open.has(id))))
        }}
        selectionMode="multiple"
        selectionBehavior="replace"
        disallowEmptySelection={selected.length > 0}
        selectedKeys={is_last ? last_keys : selected}
        onSelectionChange={(keys) => {
          if (keys !== 'all') setLastKeys(keys)
          const all = keys === 'all' ? listArrangement(blocks).map(({ block_id }) => block_id) : [...keys]
          // A slot stands for the block that it is a part of.
          const block_ids = [...new Set(all.map((key) => `${key}`.split('/')[0] ?? ''))]
          if (block_ids.length > 0) onSelect(block_ids)
        }}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.empty}>{t('editor.outline.empty')}</p>}
        dependencies={[blocks_with_errors, t]}
      >
        {renderRow}
      </Tree>
    </div>
  )
}

type BlockRowProps = { readonly block: StoredBlock; readonly name: string; readonly has_error: boolean }

function BlockRow({ block, name, has_error }: BlockRowProps) {
  const t = useT()
  return (
    <>
      <BlockIcon type={block.type} />
      <span className={styles.name} title={getBlockTypeName(t, block)}>
        {name}
      </span>
      {has_error && (
        <span className={styles.fault} title={t('editor.outline.has_fault')}>
          <VisuallyHidden>{t('editor.outline.has_fault')}</VisuallyHidden>
        </span>
      )}
      <AriaButton slot="drag" className={styles.grip ?? ''} aria-label={t('editor.outline.drag')}>
        <GripVertical aria-hidden="true" />
      </AriaButton>
    </>
  )
}
