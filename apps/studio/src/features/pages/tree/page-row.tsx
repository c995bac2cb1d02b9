import { pageTraits } from '@foyer/content/traits'
import { useFormat, useT } from '@foyer/i18n/react'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import {
  ArrowDown,
  ArrowUp,
  CalendarDays,
  ChevronRight,
  ClipboardList,
  Clock,
  Copy,
  Ellipsis,
  EyeOff,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Lock,
  LogIn,
  Plus,
  Tag,
  Trash2,
  TriangleAlert,
  Undo2,
  Waypoints,
} from 'lucide-react'
import { createContext, lazy, Suspense, useContext, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { PageIcon } from '#editor/pick/page-icon.tsx'
import { PageThumb } from '#editor/pick/page-thumb.tsx'
import { useSlug } from '#platform/routes.ts'
import { getAccessLevel, useStudioApp } from '../../apps/index.ts'
import { queryClient } from '#platform/query-client.ts'
import { pageUsesQuery, type TreeNode } from '../queries.ts'
import styles from './page-tree.module.css'
import { getStepPosition, type TreeBranch, type TreeStep } from './tree-positions.ts'
import type { PageChanges } from './use-page-changes.ts'

const PageUsesDialog = lazy(async () => ({
  default: (await import('./page-uses-dialog.tsx')).PageUsesDialog,
}))

/** What all rows of a tree share. A context, so that a row is built again only when its own page changes. */
export type PageTreeValue = {
  readonly nodes: readonly TreeNode[]
  readonly is_roomy: boolean
  /** Rows are selected instead of opened. */
  readonly is_selecting: boolean
  readonly changes: PageChanges
  readonly onOpen: (page_id: string) => void
  readonly onNew: (below: TreeNode) => void
  readonly onAccess: (page: TreeNode) => void
}

/** The tree of a row. */
export const PageTreeContext = createContext<PageTreeValue | null>(null)

function usePageTree(): PageTreeValue {
  const tree = useContext(PageTreeContext)
  if (!tree) throw new Error('A row of pages is outside of a tree.')
  return tree
}

type PageRowProps = { readonly branch: TreeBranch; readonly is_selected: boolean }

/** One page of the tree: its state, who may see it, and its actions. */
export function PageRow({ branch: { node, child_count }, is_selected }: PageRowProps) {
  const t = useT()
  const format = useFormat()
  const { is_roomy, is_selecting } = usePageTree()
  const { title, state } = node
  return (
    <div className={styles.content}>
      {is_selecting && (
        <input
          type="checkbox"
          className={styles.check}
          checked={is_selected}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      {child_count > 0 ? (
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
      {child_count > 0 && !is_roomy && (
        <span className={styles.children} aria-hidden="true">
          {format.number(child_count)}
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
      {!is_selecting && (
        <>
          <AriaButton
            slot="drag"
            className={styles.grip ?? ''}
            isDisabled={state === 'deleted'}
            aria-label={t('editor.pages.drag', { title })}
          >
            <GripVertical aria-hidden="true" />
          </AriaButton>
          <RowMenu node={node} />
        </>
      )}
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

/** Who sees a page without gates of its own, where the app itself is not open to everyone. */
const OPEN_BEHIND_APP = {
  sign_in: 'editor.pages.gate_login',
  subscribers: 'editor.pages.gate_open_members',
  private: 'editor.pages.gate_open_members',
} as const

function GateBadge({ node, has_label }: { readonly node: TreeNode; readonly has_label: boolean }) {
  const t = useT()
  const level = getAccessLevel(useStudioApp().access)
  const gate_labels = t(
    node.gate === 'open' && level !== 'open' ? OPEN_BEHIND_APP[level] : `editor.pages.gate_${node.gate}`,
  )
  const GateIcon = node.gate === 'open' ? null : gates[node.gate]
  if (!GateIcon && !has_label) return null
  return (
    <span className={styles.gate} data-gate={node.gate} title={gate_labels}>
      {GateIcon && <GateIcon aria-hidden="true" />}
      <span className={has_label ? undefined : styles.hidden}>{gate_labels}</span>
    </span>
  )
}

const steps = {
  up: <ArrowUp />,
  down: <ArrowDown />,
  in: <IndentIncrease />,
  out: <IndentDecrease />,
} as const

/** The actions on a page of the tree. A deleted page can be restored and shows who can still see it. */
function RowMenu({ node }: { readonly node: TreeNode }) {
  const t = useT()
  const { nodes, changes, onOpen, onNew, onAccess } = usePageTree()
  const slug = useSlug()
  const navigate = useNavigate()
  const { page_id, title } = node
  const [uses, setUses] = useState<'list' | 'delete' | null>(null)
  /** Deletes at once where nothing uses the page, since it can be undone; else the places are named first. */
  const remove = async (): Promise<void> => {
    const found = await queryClient.fetchQuery(pageUsesQuery(slug, page_id)).catch(() => null)
    if (found && found.items.length > 0) setUses('delete')
    else await changes.remove(node)
  }
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
  const plan_entry = { id: 'plan', label: t('editor.pages.plan'), icon: <CalendarDays /> }
  const plan = pageTraits(node.content_type).has_stages ? [plan_entry] : []
  const sell_entry = { id: 'sell', label: t('editor.pages.sell', { title }), icon: <Tag /> }
  const sell = pageTraits(node.content_type).begins_unit ? [sell_entry] : []
  const deleted_entries: MenuEntry[] = [
    { id: 'restore', label: t('editor.deleted.restore'), icon: <Undo2 /> },
    { id: 'access', label: t('editor.access.what'), icon: <Lock /> },
    ...form,
  ]
  const draft_entries: MenuEntry[] = [
    { id: 'edit', label: t('editor.pages.edit') },
    ...plan,
    ...form,
    { id: 'new', label: t('editor.pages.new_below', { title }), icon: <Plus /> },
    { id: 'duplicate', label: t('common.duplicate'), icon: <Copy /> },
    ...sell,
    'line',
    ...moves.map(({ id, label, icon }) => ({ id, label, icon })),
    'line',
    { id: 'uses', label: t('studio.uses.title'), icon: <Waypoints /> },
    { id: 'delete', label: t('common.delete'), icon: <Trash2 />, tone: 'danger' },
  ]
  return (
    <>
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
          if (id === 'plan')
            void navigate({ to: '/apps/$slug/pages/$page_id/plan', params: { slug, page_id } })
          if (id === 'answers')
            void navigate({ to: '/apps/$slug/pages/$page_id/answers', params: { slug, page_id } })
          if (id === 'sell')
            void navigate({ to: '/apps/$slug/products/new', params: { slug }, search: { page: page_id } })
          if (id === 'new') onNew(node)
          if (id === 'duplicate') void changes.duplicate(node)
          if (id === 'uses') setUses('list')
          if (id === 'delete') void remove()
          if (id === 'restore') void changes.restore(node)
          if (id === 'access') onAccess(node)
          const move = moves.find((one) => one.id === id)
          if (move) void changes.move(node, move.position)
        }}
      />
      {uses && (
        <Suspense>
          <PageUsesDialog
            page={node}
            onRemove={uses === 'delete' ? () => void changes.remove(node) : null}
            onClose={() => setUses(null)}
          />
        </Suspense>
      )}
    </>
  )
}
