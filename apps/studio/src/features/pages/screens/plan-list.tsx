import type { OutputFor } from '@foyer/contract/client'
import type { Format } from '@foyer/i18n'
import { useT } from '@foyer/i18n/react'
import { Badge, Button } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { formatError } from '#platform/problem.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useAppTime } from '#platform/app-time.ts'
import { countPages, ProblemList } from '../publish/problem-list.tsx'
import { plansQuery, refreshPages } from '../queries.ts'
import styles from './plan-list.module.css'

type Plan = OutputFor<'pages.listPublishPlans'>['items'][number]

const isPending = ({ state }: Plan): boolean => state === 'waiting' || state === 'running'

/** What is published by itself, with the way to cancel it, and what became of what was planned before. */
export function PlanList() {
  const t = useT()
  const slug = useSlug()
  const { zone_name: zone_words } = useAppTime()
  const query = useQuery(plansQuery(slug))
  const pending_plans = query.data?.items.filter(isPending).length ?? 0
  const past_plans = useRef(pending_plans)
  useEffect(() => {
    // A finished one may have created a release.
    if (pending_plans < past_plans.current) void refreshPages(slug)
    past_plans.current = pending_plans
  }, [pending_plans, slug])
  return (
    <section className={styles.plans} aria-labelledby="plans">
      <h2 id="plans">{t('publish.plan.title')}</h2>
      <QueryBoundary query={query} content_name={t('publish.plan.title')}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.help}>{t('publish.plan.none')}</p>
          ) : (
            <>
              <p className={styles.help}>{t('publish.plan.zone', { zone: zone_words })}</p>
              <ul className={styles.list}>
                {items.map((plan) => (
                  <PlanRow key={plan.id} plan={plan} />
                ))}
              </ul>
            </>
          )
        }
      </QueryBoundary>
    </section>
  )
}

const TONES = {
  waiting: 'neutral',
  running: 'warn',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
} as const

function PlanRow({ plan }: { readonly plan: Plan }) {
  const t = useT()
  const { format } = useAppTime()
  const when = format.dateTime(plan.run_at)
  const plan_text = formatPlan(t, format, plan)
  return (
    <li className={styles.plan}>
      <div className={styles.words}>
        <p className={styles.when}>
          <strong>{when}</strong> <Badge tone={TONES[plan.state]}>{formatState(t, plan)}</Badge>
        </p>
        <p>{plan.note === '' ? plan_text : `${plan.note} · ${plan_text}`}</p>
        <p className={styles.help}>
          {t('publish.plan.by', { name: plan.author })}
          {plan.release_number !== null && ` ${t('publish.plan.released', { number: plan.release_number })}`}
        </p>
        {plan.state === 'done' && plan.problems.length > 0 && (
          <>
            <p>{t('publish.plan.left_out', { count: countPages(plan.problems) })}</p>
            <ProblemList problems={plan.problems} />
          </>
        )}
        {plan.state === 'failed' &&
          (plan.problems.length > 0 ? (
            <ProblemList problems={plan.problems} />
          ) : (
            <p>{t('publish.plan.interrupted')}</p>
          ))}
      </div>
      {plan.state === 'waiting' && <CancelButton id={plan.id} when={when} />}
    </li>
  )
}

function CancelButton({ id, when }: { readonly id: string; readonly when: string }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const [is_busy, setBusy] = useState(false)
  const cancel = async (): Promise<void> => {
    setBusy(true)
    try {
      await call('pages.cancelPublishPlan', { id })
      toasts.add({ text: t('publish.plan.cancelled_toast') })
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
    } finally {
      setBusy(false)
      await refreshPages(slug)
    }
  }
  return (
    <Button
      kind="outline"
      size="small"
      is_busy={is_busy}
      aria-label={t('publish.plan.cancel_label', { when })}
      onClick={() => void cancel()}
    >
      {t('publish.plan.cancel')}
    </Button>
  )
}

function formatState(t: ReturnType<typeof useT>, { state, release_number }: Plan): string {
  if (state === 'done' && release_number === null) return t('publish.plan.nothing_new')
  return t(`publish.plan.state_${state}`)
}

function formatPlan(
  t: ReturnType<typeof useT>,
  format: Pick<Format, 'list'>,
  { pages, with_settings }: Plan,
): string {
  if (pages === null) return t(with_settings ? 'publish.plan.all' : 'publish.plan.all_pages')
  const [first, ...others] = pages
  return format.list([
    ...(first ? [formatPages(t, first, others)] : []),
    ...(with_settings ? [t('publish.settings')] : []),
  ])
}

type PlannedPage = NonNullable<Plan['pages']>[number]

function formatPages(
  t: ReturnType<typeof useT>,
  { title }: PlannedPage,
  others: readonly PlannedPage[],
): string {
  return others.length === 0 ? title : t('publish.plan.pages', { title, count: others.length })
}
