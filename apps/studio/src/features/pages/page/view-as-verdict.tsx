import { useT } from '@foyer/i18n/react'
import { Button, IconButton, Loading, Skeleton } from '@foyer/ui'
import { Popover } from '@foyer/ui/popover'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { pageAccessQuery, Rules, Verdict } from '../../access/index.ts'
import { firstName } from '../../members/index.ts'
import { problemText } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { pagesQuery, type TreeNode } from '../queries.ts'
import styles from './view-as.module.css'
import { useViewedAs, viewAs, type ViewedMember } from './viewed-as.ts'

type ViewAsVerdictProps = {
  readonly page_id: string
  /** As it was when the page was opened; the tree knows what became of it. */
  readonly state: TreeNode['state']
}

/** Above the page: whether the member as whom it is looked at can open it now, and which rules said so. */
export function ViewAsVerdict(props: ViewAsVerdictProps) {
  const viewed = useViewedAs(useSlug())
  return viewed && <Strip key={viewed.id} viewed={viewed} {...props} />
}

function Strip({ viewed, page_id, state }: ViewAsVerdictProps & { readonly viewed: ViewedMember }) {
  const t = useT()
  const slug = useSlug()
  const name = firstName(viewed)
  // What a member holds changes without the studio: every page that is opened asks anew.
  const query = useQuery({ ...pageAccessQuery(slug, viewed.subscriber_id, page_id, null), staleTime: 0 })
  const nodes = useQuery(pagesQuery(slug)).data?.items
  const now = nodes?.find((node) => node.page_id === page_id)?.state ?? state
  const { data, error } = query
  return (
    <section className={styles.strip} aria-label={t('editor.as.title', { name })}>
      {data ? (
        <Verdict access={data} name={name} />
      ) : error ? (
        <p role="alert" className={styles.fault}>
          {t('editor.as.failed', { name, reason: problemText(t, error) })}
        </p>
      ) : (
        <Loading label={t('common.loading')}>
          <Skeleton width="14rem" height="1.25rem" />
        </Loading>
      )}
      {data?.granted && now === 'edited' && <p className={styles.note}>{t('editor.as.edited', { name })}</p>}
      {data && (
        <Popover
          label={t('editor.as.why_title', { name })}
          placement="bottom start"
          trigger={
            <Button kind="text" size="small">
              {t('editor.as.why')}
            </Button>
          }
        >
          <div className={styles.why}>
            <p className={styles.why_title}>{t('editor.as.why_title', { name })}</p>
            <Rules rules={data.rules} name={name} />
            <Link
              className={styles.open}
              to="/apps/$slug/members/$member_id"
              params={{ slug, member_id: viewed.id }}
              search={{ page: page_id }}
            >
              {t('editor.as.open', { name })}
            </Link>
          </div>
        </Popover>
      )}
      {error && (
        <Button kind="text" size="small" is_busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('common.retry')}
        </Button>
      )}
      <IconButton
        className={styles.stop}
        size="small"
        icon={<X />}
        label={t('editor.as.stop', { name })}
        onClick={() => viewAs(slug, null)}
      />
    </section>
  )
}
