import { useFormat, useT } from '@foyer/i18n/react'
import { ChevronRight, Clock, EyeOff, GripVertical, Lock, LogIn, TriangleAlert } from 'lucide-react'
import { useMemo, useState, type DragEvent, type KeyboardEvent } from 'react'
import { Collection, DropIndicator, useDragAndDrop } from 'react-aria-components'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { PageIcon } from '#editor/pick/page-icon.tsx'
import { PageThumb } from '#editor/pick/page-thumb.tsx'
import { useStudioApp } from '../../apps/index.ts'
import { AccessDialog } from '../access/access-dialog.tsx'
import type { TreeNode } from '../queries.ts'
import styles from './page-tree.module.css'
import { RowMenu } from './row-menu.tsx'
import {
  ancestorsOf,
  placeOfDrop,
  placeOfStep,
  treeOf,
  type TreeBranch,
  type TreeStep,
} from './tree-places.ts'
import type { PageChanges } from './use-page-changes.ts'

type PageTreeProps = {
  readonly nodes: readonly TreeNode[]
  /** The page that is open. */
  readonly current?: string | undefined
  readonly changes: PageChanges
  readonly onOpen: (page_id: string) => void
  readonly onNew: (below: TreeNode) => void
  /** Rows with all words, for the screen of pages; the narrow tree beside the editor shows signs. */
  readonly is_roomy?: boolean
  /** Everything is open, since it was searched for. */
  readonly is_expanded?: boolean
}

/** The pages of the app as a tree: open one, drag it or move it with the keyboard, and everything else in its menu. */
export function PageTree(props: PageTreeProps) {
  const { nodes, current, changes, onOpen, onNew, is_roomy = false, is_expanded = false } = props
  const t = useT()
  const branches = useMemo(() => treeOf(nodes), [nodes])
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => firstOpen(nodes, current, is_roomy))
  const [gated, setGated] = useState<TreeNode | null>(null)
  const all = useMemo(() => new Set(nodes.map((node) => node.page_id)), [nodes])
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': `${key}` })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ''} />,
    onMove: ({ keys, target }) => {
      const page = nodes.find((node) => keys.has(node.page_id))
      const place =
        page && placeOfDrop(nodes, page.page_id, { page_id: `${target.key}`, at: target.dropPosition })
      if (page && place) void changes.move(page, place)
    },
  })

  const row = (branch: TreeBranch) => (
    <TreeItem
      id={branch.node.page_id}
      textValue={branch.node.title}
      className={styles.row ?? ''}
      data-roomy={is_roomy}
    >
      <TreeItemContent>
        <RowContent {...{ branch, nodes, is_roomy, changes, onOpen, onNew, onAccess: setGated }} />
      </TreeItemContent>
      <Collection items={branch.children.map((child) => ({ ...child, id: child.node.page_id }))}>
        {row}
      </Collection>
    </TreeItem>
  )
  const pageOf = ({ target }: KeyboardEvent | DragEvent): TreeNode | undefined => {
    const row = target instanceof Element ? target.closest('[role="row"]') : null
    return nodes.find((node) => node.page_id === row?.getAttribute('data-key'))
  }
  const keepDeleted = (event: DragEvent): void => {
    if (pageOf(event)?.state === 'deleted') event.preventDefault()
  }
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const wanted = event.altKey && !event.ctrlKey && !event.metaKey ? stepOfKey(event.key) : null
    const page = pageOf(event)
    if (!wanted || !page) return
    event.preventDefault()
    event.stopPropagation()
    const place = placeOfStep(nodes, page.page_id, wanted)
    if (!place) return
    if (wanted === 'in') setOpened((known) => new Set([...known, place.parent_id ?? '']))
    void changes.move(page, place)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the row that has the focus, and a row that is deleted is not dragged */}
      <div onKeyDownCapture={step} onDragStartCapture={keepDeleted}>
        <Tree
          aria-label={t('editor.pages.tree')}
          aria-description={t('editor.pages.tree_keys')}
          className={styles.tree ?? ''}
          items={branches.map((branch) => ({ ...branch, id: branch.node.page_id }))}
          expandedKeys={is_expanded ? all : opened}
          onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
          // Without a choice to make, one click on a row opens its page; focus alone says what the keys move.
          selectionMode={is_roomy ? 'none' : 'single'}
          selectionBehavior="replace"
          selectedKeys={current === undefined ? [] : [current]}
          onAction={(key) => onOpen(`${key}`)}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys]
            if (key !== undefined) onOpen(`${key}`)
          }}
          dragAndDropHooks={dragAndDropHooks}
          dependencies={[t, is_roomy, changes, onNew]}
        >
          {row}
        </Tree>
      </div>
      {gated && <AccessDialog page={gated} onClose={() => setGated(null)} />}
    </>
  )
}

type RowProps = Required<Pick<PageTreeProps, 'is_roomy' | 'changes' | 'onOpen' | 'onNew'>> & {
  readonly branch: TreeBranch
  readonly nodes: readonly TreeNode[]
  readonly onAccess: (page: TreeNode) => void
}

function RowContent({ branch, nodes, is_roomy, changes, onOpen, onNew, onAccess }: RowProps) {
  const t = useT()
  const format = useFormat()
  const { node, children } = branch
  const { title, state } = node
  return (
    <div className={styles.content}>
      {children.length > 0 ? (
        <AriaButton slot="chevron" className={styles.chevron ?? ''} aria-label={title}>
          <ChevronRight aria-hidden="true" />
        </AriaButton>
      ) : (
        <span className={styles.chevron} />
      )}
      {is_roomy ? <Thumb node={node} /> : <PageIcon content_type={node.content_type} />}
      <span className={styles.title} data-state={state}>
        {title}
      </span>
      {is_roomy && <span className={styles.path}>{node.path}</span>}
      {children.length > 0 && !is_roomy && (
        <span className={styles.children} aria-hidden="true">
          {format.number(children.length)}
        </span>
      )}
      <Gate node={node} has_words={is_roomy} />
      {(state !== 'live' || is_roomy) && (
        <span className={styles.state} data-state={state} data-roomy={is_roomy}>
          {state !== 'live' && (
            <span className={is_roomy ? undefined : styles.hidden}>{t(`editor.pages.state_${state}`)}</span>
          )}
        </span>
      )}
      <AriaButton
        slot="drag"
        className={styles.grip ?? ''}
        isDisabled={state === 'deleted'}
        aria-label={t('editor.pages.drag', { title })}
      >
        <GripVertical aria-hidden="true" />
      </AriaButton>
      <RowMenu {...{ node, nodes, changes, onOpen, onNew, onAccess }} />
    </div>
  )
}

function Thumb({ node }: { readonly node: TreeNode }) {
  const { theme } = useStudioApp()
  return <PageThumb page={node} brand={theme.primary_color} />
}

const gates = {
  ...{ login: LogIn, purchase: Lock, scheduled: Clock, progress: Clock, private: EyeOff },
  broken: TriangleAlert,
} as const

function Gate({ node, has_words }: { readonly node: TreeNode; readonly has_words: boolean }) {
  const t = useT()
  const words = t(`editor.pages.gate_${node.gate}`)
  const Sign = node.gate === 'open' ? null : gates[node.gate]
  if (!Sign && !has_words) return null
  return (
    <span className={styles.gate} data-gate={node.gate} title={words}>
      {Sign && <Sign aria-hidden="true" />}
      <span className={has_words ? undefined : styles.hidden}>{words}</span>
    </span>
  )
}

/** Alt with an arrow moves a page; the arrow towards the start of a line leads out. */
function stepOfKey(key: string): TreeStep | null {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  const is_rtl = document.documentElement.dir === 'rtl'
  if (key === 'ArrowRight') return is_rtl ? 'out' : 'in'
  if (key === 'ArrowLeft') return is_rtl ? 'in' : 'out'
  return null
}

/** At first: the way to the page that is open, and on the screen of pages the first level too. */
function firstOpen(
  nodes: readonly TreeNode[],
  current: string | undefined,
  is_roomy: boolean,
): ReadonlySet<string> {
  const way =
    current === undefined ? [] : [current, ...ancestorsOf(nodes, current).map((node) => node.page_id)]
  const tops = is_roomy ? nodes.filter((node) => node.parent_id === null).map((node) => node.page_id) : []
  return new Set([...way, ...tops])
}
