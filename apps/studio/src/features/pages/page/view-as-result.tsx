import { useT } from '@foyer/i18n/react'
import { Button, IconButton, Loading, Skeleton } from '@foyer/ui'
import { Popover } from '@foyer/ui/popover'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { pageAccessQuery, RuleList, AccessResultSummary } from '../../access/index.ts'
import { firstName } from '../../members/index.ts'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { pagesQuery, type TreeNode } from '../queries.ts'
import styles from './view-as.module.css'
import { useViewedMember, setViewedMember, type ViewedMember } from './viewed-member.ts'

type ViewAsResultProps = {
  readonly page_id: string
  /** As it was when the page was opened; the tree knows what became of it. */
  readonly state: TreeNode['state']
}

/** Whether the member as whom the page is viewed can open it now, and which rules decided it. */
export function ViewAsResult(props: ViewAsResultProps) {
  const viewed_member = useViewedMember(useSlug())
  return viewed_member && <ResultStrip key={viewed_member.id} viewed_member={viewed_member} {...props} />
}

function ResultStrip({
  viewed_member,
  page_id,
  state,
}: ViewAsResultProps & { readonly viewed_member: ViewedMember }) {
  const t = useT()
  const slug = useSlug()
  const name = firstName(viewed_member)
  // A member's access changes outside the studio, so it is queried for every opened page.
  const query = useQuery({
    ...pageAccessQuery(slug, viewed_member.subscriber_id, page_id, null),
    staleTime: 0,
  })
  const nodes = useQuery(pagesQuery(slug)).data?.items
  const now = nodes?.find((node) => node.page_id === page_id)?.state ?? state
  const { data, error } = query
  return (
    <section className={styles.strip} aria-label={t('editor.as.title', { name })}>
      {data ? (
        <AccessResultSummary access={data} name={name} />
      ) : error ? (
        <p role="alert" className={styles.fault}>
          {t('editor.as.failed', { name, reason: formatError(t, error) })}
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
            <RuleList rules={data.rules} name={name} />
            <Link
              className={styles.open}
              to="/apps/$slug/members/$member_id"
              params={{ slug, member_id: viewed_member.id }}
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
        onClick={() => setViewedMember(slug, null)}
      />
    </section>
  )
}
