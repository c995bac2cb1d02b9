import { pageTraits } from '@foyer/content/traits'
import { useFormat, useT } from '@foyer/i18n/react'
import {
  ChevronRight,
  Clock,
  EyeOff,
  GripVertical,
  Lock,
  LogIn,
  TriangleAlert,
  ArrowDown,
  ArrowUp,
  ClipboardList,
  Copy,
  Ellipsis,
  IndentDecrease,
  IndentIncrease,
  Plus,
  Trash2,
  Undo2,
} from 'lucide-react'
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
import {
  getAncestors,
  getDropPosition,
  getStepPosition,
  buildTree,
  type TreeBranch,
  type TreeStep,
} from './tree-positions.ts'
import type { PageChanges } from './use-page-changes.ts'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import { useSlug } from '#platform/routes.ts'

type PageTreeProps = {
  readonly nodes: readonly TreeNode[]
  /** The page that is open. */
  readonly current?: string | undefined
  readonly changes: PageChanges
  readonly onOpen: (page_id: string) => void
  readonly onNew: (below: TreeNode) => void
  /** Rows with all texts, for the pages screen; the narrow tree beside the editor shows icons. */
  readonly is_roomy?: boolean
  /** Everything is expanded, because the tree is filtered. */
  readonly is_expanded?: boolean
}

/** The page tree: open, drag or move pages by keyboard; other actions are in the row menu. */
export function PageTree(props: PageTreeProps) {
  const { nodes, current, changes, onOpen, onNew, is_roomy = false, is_expanded = false } = props
  const t = useT()
  const branches = useMemo(() => buildTree(nodes), [nodes])
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => getInitiallyOpen(nodes, current, is_roomy))
  const [access_page, setAccessPage] = useState<TreeNode | null>(null)
  const all = useMemo(() => new Set(nodes.map((node) => node.page_id)), [nodes])
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
      id={branch.node.page_id}
      textValue={branch.node.title}
      className={styles.row ?? ''}
      data-roomy={is_roomy}
    >
      <TreeItemContent>
        <RowContent {...{ branch, nodes, is_roomy, changes, onOpen, onNew, onAccess: setAccessPage }} />
      </TreeItemContent>
      <Collection items={branch.children.map((child) => ({ ...child, id: child.node.page_id }))}>
        {renderRow}
      </Collection>
    </TreeItem>
  )
  const toThumbPage = ({ target }: KeyboardEvent | DragEvent): TreeNode | undefined => {
    const renderRow = target instanceof Element ? target.closest('[role="row"]') : null
    return nodes.find((node) => node.page_id === renderRow?.getAttribute('data-key'))
  }
  const preventDrag = (event: DragEvent): void => {
    if (toThumbPage(event)?.state === 'deleted') event.preventDefault()
  }
  const handleArrowKey = (event: KeyboardEvent<HTMLElement>): void => {
    const wanted = event.altKey && !event.ctrlKey && !event.metaKey ? getKeyStep(event.key) : null
    const page = toThumbPage(event)
    if (!wanted || !page) return
    event.preventDefault()
    event.stopPropagation()
    const place = getStepPosition(nodes, page.page_id, wanted)
    if (!place) return
    if (wanted === 'in') setOpened((known) => new Set([...known, place.parent_id ?? '']))
    void changes.move(page, place)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the row that has the focus, and a row that is deleted is not dragged */}
      <div onKeyDownCapture={handleArrowKey} onDragStartCapture={preventDrag}>
        <Tree
          aria-label={t('editor.pages.tree')}
          aria-description={t('editor.pages.tree_keys')}
          className={styles.tree ?? ''}
          items={branches.map((branch) => ({ ...branch, id: branch.node.page_id }))}
          expandedKeys={is_expanded ? all : opened}
          onExpandedChange={(keys) => setOpened(new Set([...keys].map(String)))}
          // Without selection, one click on a row opens its page, and the focus shows what the keys move.
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
          {renderRow}
        </Tree>
      </div>
      {access_page && <AccessDialog page={access_page} onClose={() => setAccessPage(null)} />}
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
      <GateBadge node={node} has_label={is_roomy} />
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
  login: LogIn,
  purchase: Lock,
  scheduled: Clock,
  progress: Clock,
  private: EyeOff,
  broken: TriangleAlert,
} as const

function GateBadge({ node, has_label }: { readonly node: TreeNode; readonly has_label: boolean }) {
  const t = useT()
  const gate_labels = t(`editor.pages.gate_${node.gate}`)
  const GateIcon = node.gate === 'open' ? null : gates[node.gate]
  if (!GateIcon && !has_label) return null
  return (
    <span className={styles.gate} data-gate={node.gate} title={gate_labels}>
      {GateIcon && <GateIcon aria-hidden="true" />}
      <span className={has_label ? undefined : styles.hidden}>{gate_labels}</span>
    </span>
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

/** At first: the way to the page that is open, and on the screen of pages the first level too. */
function getInitiallyOpen(
  nodes: readonly TreeNode[],
  current: string | undefined,
  is_roomy: boolean,
): ReadonlySet<string> {
  const open_path =
    current === undefined ? [] : [current, ...getAncestors(nodes, current).map((node) => node.page_id)]
  const top_levels = is_roomy
    ? nodes.filter((node) => node.parent_id === null).map((node) => node.page_id)
    : []
  return new Set([...open_path, ...top_levels])
}

const steps = {
  up: <ArrowUp />,
  down: <ArrowDown />,
  in: <IndentIncrease />,
  out: <IndentDecrease />,
} as const

type RowMenuProps = {
  readonly node: TreeNode
  readonly nodes: readonly TreeNode[]
  readonly changes: PageChanges
  readonly onOpen: (page_id: string) => void
  readonly onNew: (below: TreeNode) => void
  readonly onAccess: (page: TreeNode) => void
}

/** The actions on a page of the tree. A deleted page can be restored and shows who can still see it. */
function RowMenu({ node, nodes, changes, onOpen, onNew, onAccess }: RowMenuProps) {
  const t = useT()
  const slug = useSlug()
  const navigate = useNavigate()
  const { page_id, title } = node
  const moves = (Object.keys(steps) as TreeStep[]).flatMap((id) => {
    const position = getStepPosition(nodes, page_id, id)
    return position ? [{ id, position, label: t(`editor.pages.move_${id}`), icon: steps[id] }] : []
  })
  const answers_entry = {
    id: 'answers',
    label: t('editor.pages.answers'),
    icon: <ClipboardList />,
  }
  const form = pageTraits(node.content_type).takes_answers ? [answers_entry] : []
  const deleted_entries: MenuEntry[] = [
    { id: 'restore', label: t('editor.deleted.restore'), icon: <Undo2 /> },
    { id: 'access', label: t('editor.access.what'), icon: <Lock /> },
    ...form,
  ]
  const draft_entries: MenuEntry[] = [
    { id: 'edit', label: t('editor.pages.edit') },
    ...form,
    { id: 'new', label: t('editor.pages.new_below', { title }), icon: <Plus /> },
    { id: 'duplicate', label: t('common.duplicate'), icon: <Copy /> },
    'line',
    ...moves.map(({ id, label, icon }) => ({ id, label, icon })),
    'line',
    { id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' },
  ]
  return (
    <Menu
      label={t('editor.pages.actions', { title })}
      trigger={
        <button type="button" className={styles.more} aria-label={t('editor.pages.actions', { title })}>
          <Ellipsis aria-hidden="true" />
        </button>
      }
      entries={node.state === 'deleted' ? deleted_entries : draft_entries}
      onAction={(id) => {
        if (id === 'edit') onOpen(page_id)
        if (id === 'answers')
          void navigate({ to: '/apps/$slug/pages/$page_id/answers', params: { slug, page_id } })
        if (id === 'new') onNew(node)
        if (id === 'duplicate') void changes.duplicate(node)
        if (id === 'delete') void changes.remove(node)
        if (id === 'restore') void changes.restore(node)
        if (id === 'access') onAccess(node)
        const move = moves.find((one) => one.id === id)
        if (move) void changes.move(node, move.position)
      }}
    />
  )
}
