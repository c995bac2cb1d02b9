import { useT } from '@foyer/i18n/react'
import { useMemo, useState, type DragEvent, type KeyboardEvent } from 'react'
import {
  Collection,
  DropIndicator,
  ListLayout,
  useDragAndDrop,
  Virtualizer,
  type Key,
  type Selection,
} from 'react-aria-components'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { AccessDialog } from '../access/access-dialog.tsx'
import type { TreeNode } from '../queries.ts'
import { PageRow, PageTreeContext, type PageTreeValue } from './page-row.tsx'
import styles from './page-tree.module.css'
import {
  getAncestors,
  getDropPosition,
  getStepPosition,
  buildTree,
  collapseTree,
  expandWithin,
  type TreeBranch,
  type TreeStep,
} from './tree-positions.ts'
import type { PageChanges } from './use-page-changes.ts'

type PageTreeProps = {
  readonly nodes: readonly TreeNode[]
  /** The page that is open. */
  readonly current?: string | undefined
  readonly changes: PageChanges
  readonly onOpen: (page_id: string) => void
  readonly onNew: (below: TreeNode) => void
  /** Rows with all texts, for the pages screen; the narrow tree beside the editor shows icons. */
  readonly is_roomy?: boolean
  /** As much as fits is expanded, because the tree is filtered. */
  readonly is_expanded?: boolean
  /** Set while pages are selected: a click on a row selects it instead of opening the page. */
  readonly selection?: PageSelection | undefined
}

/** The selected pages of the tree. */
export type PageSelection = {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
}

/** What is expanded at first and in a search: thousands of rows at once would stop the browser for a second. */
const FIRST_LEVEL = { max_rows: 300, max_depth: 1 } as const
const ALL_LEVELS = { max_rows: 300, max_depth: Number.POSITIVE_INFINITY } as const

/** Heights before a row is measured, in pixels. */
const ROW_HEIGHT = { roomy: 44, dense: 28 } as const

/**
 * The page tree: open, drag or move pages by keyboard; other actions are in the row menu. Only the rows in sight are
 * rendered, and only the pages of expanded ones are listed.
 */
export function PageTree(props: PageTreeProps) {
  const { nodes, current, changes, onOpen, onNew, is_roomy = false, is_expanded = false, selection } = props
  const t = useT()
  const is_selecting = selection !== undefined
  const built = useMemo(() => buildTree(nodes), [nodes])
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set([...getPathTo(nodes, current), ...(is_roomy ? expandWithin(built, FIRST_LEVEL) : [])]),
  )
  const [access_page, setAccessPage] = useState<TreeNode | null>(null)
  const expanded = useMemo(
    () => (is_expanded ? new Set([...expandWithin(built, ALL_LEVELS), ...opened]) : opened),
    [is_expanded, built, opened],
  )
  const branches = useMemo(() => collapseTree(built, expanded), [built, expanded])
  const tree = useMemo(
    (): PageTreeValue => ({
      nodes,
      is_roomy,
      is_selecting,
      changes,
      onOpen,
      onNew,
      onAccess: setAccessPage,
    }),
    [nodes, is_roomy, is_selecting, changes, onOpen, onNew],
  )
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': `${key}` })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
    onMove: ({ keys, target }) => {
      const page = nodes.find((node) => keys.has(node.page_id))
      const place =
        page && getDropPosition(nodes, page.page_id, { page_id: `${target.key}`, at: target.dropPosition })
      if (page && place) void changes.move(page, place)
    },
  })

  const renderRow = (branch: TreeBranch) => (
    <TreeItem
      id={branch.id}
      textValue={branch.node.title}
      className={styles.row ?? ''}
      data-roomy={is_roomy}
      hasChildItems={branch.child_count > 0}
    >
      <TreeItemContent>
        {({ isSelected }) => <PageRow branch={branch} is_selected={isSelected} />}
      </TreeItemContent>
      <Collection items={branch.children}>{renderRow}</Collection>
    </TreeItem>
  )
  const findPageOfEvent = ({ target }: KeyboardEvent | DragEvent): TreeNode | undefined => {
    const row = target instanceof Element ? target.closest('[role="row"]') : null
    return nodes.find((node) => node.page_id === row?.getAttribute('data-key'))
  }
  const preventDrag = (event: DragEvent): void => {
    if (findPageOfEvent(event)?.state === 'deleted') event.preventDefault()
  }
  const handleArrowKey = (event: KeyboardEvent<HTMLElement>): void => {
    const wanted =
      !selection && event.altKey && !event.ctrlKey && !event.metaKey ? getKeyStep(event.key) : null
    const page = wanted && findPageOfEvent(event)
    if (!wanted || !page) return
    event.preventDefault()
    event.stopPropagation()
    const place = getStepPosition(nodes, page.page_id, wanted)
    if (!place) return
    if (wanted === 'in') setOpened((known) => new Set([...known, place.parent_id ?? '']))
    void changes.move(page, place)
  }
  return (
    <PageTreeContext value={tree}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the row that has the focus, and a row that is deleted is not dragged */}
      <div onKeyDownCapture={handleArrowKey} onDragStartCapture={preventDrag}>
        <Virtualizer
          layout={ListLayout}
          layoutOptions={{ estimatedRowHeight: is_roomy ? ROW_HEIGHT.roomy : ROW_HEIGHT.dense }}
        >
          <Tree
            aria-label={t('editor.pages.tree')}
            aria-description={t('editor.pages.tree_keys')}
            className={styles.tree ?? ''}
            items={branches}
            expandedKeys={expanded}
            onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
            // Without selection, one click on a row opens its page, and the focus shows what the keys move.
            {...(selection
              ? {
                  selectionMode: 'multiple',
                  selectionBehavior: 'toggle',
                  selectedKeys: selection.selected,
                  onSelectionChange: (keys: Selection) =>
                    selection.onChange(new Set(keys === 'all' ? nodes.map(getId) : [...keys].map(String))),
                }
              : {
                  selectionMode: is_roomy ? 'none' : 'single',
                  selectionBehavior: 'replace',
                  selectedKeys: current === undefined ? [] : [current],
                  onAction: (key: Key) => onOpen(`${key}`),
                  onSelectionChange: (keys: Selection) => {
                    const [key] = keys === 'all' ? [] : [...keys]
                    if (key !== undefined) onOpen(`${key}`)
                  },
                  dragAndDropHooks,
                })}
          >
            {renderRow}
          </Tree>
        </Virtualizer>
      </div>
      {access_page && <AccessDialog page={access_page} onClose={() => setAccessPage(null)} />}
    </PageTreeContext>
  )
}

/** Alt with an arrow moves a page; the arrow towards the start of a line leads out. */
function getKeyStep(key: string): TreeStep | null {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  const is_rtl = document.documentElement.dir === 'rtl'
  if (key === 'ArrowRight') return is_rtl ? 'out' : 'in'
  if (key === 'ArrowLeft') return is_rtl ? 'in' : 'out'
  return null
}

function getId({ page_id }: TreeNode): string {
  return page_id
}

/** A page with those above it. */
function getPathTo(nodes: readonly TreeNode[], page_id: string | undefined): readonly string[] {
  return page_id === undefined ? [] : [page_id, ...getAncestors(nodes, page_id).map((node) => node.page_id)]
}
