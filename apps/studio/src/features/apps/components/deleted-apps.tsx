import { useFormat, useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { call } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { useTeamMember } from '#platform/session.ts'
import { toasts } from '#platform/toasts.ts'
import { Refusal } from '../../team/index.ts'
import { deletedAppsQuery } from '../queries.ts'
import styles from './domain-list.module.css'

/** The deleted apps that an owner can restore; renders nothing for others or without any. */
export function DeletedApps() {
  const { role } = useTeamMember()
  return role === 'owner' ? <List /> : null
}

function List() {
  const t = useT()
  const format = useFormat()
  const query = useQuery(deletedAppsQuery)
  const restore = useRestore()
  if (query.isPending || query.data?.apps.length === 0) return null
  return (
    <Section title={t('studio_domains.deleted.title')}>
      <QueryBoundary query={query} content_name={t('studio_domains.deleted.title')}>
        {({ apps }) => (
          <ul className={styles.list} aria-label={t('studio_domains.deleted.title')}>
            {apps.map(({ id, name, purges_at, days_left }) => (
              <li key={id} className={styles.row}>
                <div className={styles.head}>
                  <Trash2 aria-hidden="true" />
                  <span className={styles.words}>
                    <bdi className={styles.name}>{name}</bdi>
                    <span className={styles.meta}>
                      {t('studio_domains.deleted.left', {
                        count: days_left,
                        date: format.date(purges_at, 'medium'),
                      })}
                    </span>
                  </span>
                  <Button
                    kind="outline"
                    size="small"
                    is_busy={restore.isPending && restore.variables === id}
                    aria-label={t('studio_domains.deleted.restore_named', { name })}
                    onClick={() => restore.mutate(id)}
                  >
                    {t('studio_domains.deleted.restore')}
                  </Button>
                </div>
                {restore.variables === id && <Refusal error={restore.error} />}
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </Section>
  )
}

function useRestore() {
  const t = useT()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (id: string) => call('apps.restoreApp', { id }),
    onSuccess: async ({ slug }) => {
      await cache.invalidateQueries({ queryKey: ['account'] })
      await navigate({ to: '/apps/$slug', params: { slug } })
      toasts.add({ text: t('studio_domains.deleted.restored') })
    },
    onError: () => cache.invalidateQueries({ queryKey: deletedAppsQuery.queryKey }),
  })
}
