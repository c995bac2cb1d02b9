import { useT } from '@foyer/i18n/react'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import {
  ArrowDown,
  ArrowUp,
  ClipboardList,
  Copy,
  Ellipsis,
  IndentDecrease,
  IndentIncrease,
  Lock,
  Plus,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useSlug } from '#platform/routes.ts'
import type { TreeNode } from '../queries.ts'
import styles from './page-tree.module.css'
import { getStepPosition, type TreeStep } from './tree-positions.ts'
import type { PageChanges } from './use-page-changes.ts'

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

/** What can be done with a page of the tree. One that is deleted comes back, and until then says who may see it. */
export function RowMenu({ node, nodes, changes, onOpen, onNew, onAccess }: RowMenuProps) {
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
  const form = node.content_type === 'form' ? [answers_entry] : []
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
