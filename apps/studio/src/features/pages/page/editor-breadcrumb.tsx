import { pageTraits } from '@foyer/content/traits'
import { useT } from '@foyer/i18n/react'
import { Badge } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, CalendarDays } from 'lucide-react'
import { AppLogo, useStudioApp } from '../../apps/index.ts'
import { PAGE_ITSELF } from '#editor/inspector/use-open-block.ts'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import { pagesQuery, type TreeNode } from '../queries.ts'
import styles from '../screens/screens.module.css'
import { getAncestors } from '../tree/tree-positions.ts'
import { isEditedAsOverlay } from './editor-overlays.tsx'
import { getCurrentState } from './current-state.ts'

type EditorBreadcrumbProps = {
  readonly page_id: string
  /** As they were when the page was opened; the tree knows what became of them. */
  readonly title: string
  readonly content_type: string
  readonly state: TreeNode['state']
  readonly opened_at: number
}

/** The link back to the pages, and this page's position among them. */
export function EditorBreadcrumb({
  page_id,
  title,
  content_type,
  state: opened,
  opened_at,
}: EditorBreadcrumbProps) {
  const t = useT()
  const slug = useSlug()
  const app = useStudioApp()
  const tree = useQuery(pagesQuery(slug))
  const is_overlay = isEditedAsOverlay({ content_type })
  const nodes = tree.data?.items ?? []
  const [parent] = getAncestors(nodes, page_id)
  const node = nodes.find((one) => one.page_id === page_id)
  const state = getCurrentState({ nodes, read_at: tree.dataUpdatedAt }, { page_id, state: opened, opened_at })
  return (
    <div className={styles.place}>
      <Link
        to={is_overlay ? '/apps/$slug/pages/overlays' : '/apps/$slug/pages'}
        params={{ slug }}
        className={styles.back}
        aria-label={t('editor.pages.back')}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <span className={styles.placeApp}>
        <AppLogo app={app} logo={app.logo?.src ?? null} size={22} />
      </span>
      {is_overlay && <span className={styles.above}>{t('editor.overlays.title')} /</span>}
      {parent && (
        <span className={styles.above} dir="auto">
          {parent.title} /
        </span>
      )}
      <h1 className={styles.here}>
        <Link
          to="/apps/$slug/pages/$page_id"
          params={{ slug, page_id }}
          search={{ block: PAGE_ITSELF }}
          className={styles.hereLink}
        >
          {node?.title ?? title}
        </Link>
      </h1>
      {pageTraits(content_type).has_stages && (
        <ButtonLink
          to="/apps/$slug/pages/$page_id/plan"
          params={{ slug, page_id }}
          kind="outline"
          size="small"
          icon={<CalendarDays />}
        >
          {t('editor.pages.plan')}
        </ButtonLink>
      )}
      {state !== 'live' && (
        <span className={styles.placeState}>
          <Badge tone="accent">{t(`editor.pages.state_${state}`)}</Badge>
        </span>
      )}
    </div>
  )
}
