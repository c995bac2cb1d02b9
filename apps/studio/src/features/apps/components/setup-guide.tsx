import type { OutputFor } from '@foyer/contract/client'
import { ProgressSegments, VisuallyHidden } from '@foyer/ui'
import { useT } from '@foyer/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#platform/load-state.tsx'
import { ButtonLink } from '#platform/parts/button-link.tsx'
import { useSlug } from '#platform/routes.ts'
import { setupQuery } from '../queries.ts'
import styles from './setup-guide.module.css'

type Setup = OutputFor<'apps.getSetup'>
type Step = Setup['steps'][number]['name']

type SetupGuideProps = {
  /** What publishes, for the last step. */
  readonly publish: ReactNode
  /** What opens the app on a phone, for inviting a first member. */
  readonly invite: ReactNode
}

/** The setup guide. Its steps complete by themselves; it disappears when all are done. */
export function SetupGuide(slots: SetupGuideProps) {
  const t = useT()
  const query = useQuery(setupQuery(useSlug()))
  return (
    <QueryBoundary
      query={query}
      content_name={t('studio_apps.setup.what')}
      skeleton={<div className={styles.skeleton} />}
    >
      {(setup) => (setup.done < setup.total ? <Steps setup={setup} {...slots} /> : null)}
    </QueryBoundary>
  )
}

/** The guide with its steps; the first one that is not done is explained. */
export function Steps({ setup, publish, invite }: SetupGuideProps & { readonly setup: Setup }) {
  const t = useT()
  const slug = useSlug()
  const next = setup.steps.find((step) => !step.is_done)
  const remaining = setup.total - setup.done
  return (
    <section className={styles.guide} aria-label={t('studio_apps.setup.what')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('studio_apps.setup.left', { count: remaining })}</h2>
        <span className={styles.count}>
          {t('studio_apps.setup.done', { done: setup.done, total: setup.total })}
        </span>
      </header>
      <ol className={styles.steps}>
        {setup.steps.map((step) => (
          <li key={step.name} className={styles.step} data-state={getStepState(step, next)}>
            <span className={styles.bar} />
            <span className={styles.name}>
              {step.is_done ? <Check aria-hidden="true" /> : <span className={styles.dot} />}
              {t(`studio_apps.setup.${step.name}.name`)}
              {step.is_done && <VisuallyHidden>{t('common.done')}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.small}>
        <ProgressSegments
          label={t('studio_apps.setup.what')}
          value_text={t('studio_apps.setup.done', { done: setup.done, total: setup.total })}
          value={setup.done}
          max={setup.total}
          parts={setup.total}
        />
      </div>
      {next && (
        <div className={styles.next}>
          <div>
            <h3 className={styles.next_title}>{t(`studio_apps.setup.${next.name}.title`)}</h3>
            <p className={styles.next_text}>{t(`studio_apps.setup.${next.name}.text`)}</p>
          </div>
          <StepAction step={next.name} slug={slug} publish={publish} invite={invite} />
        </div>
      )}
    </section>
  )
}

function getStepState(step: Setup['steps'][number], next: Setup['steps'][number] | undefined) {
  if (step.is_done) return 'done'
  return step === next ? 'next' : 'open'
}

const step_targets = {
  brand: '/apps/$slug/settings/theme',
  first_page: '/apps/$slug/pages',
  first_product: '/apps/$slug/products/new',
  payments: '/apps/$slug/settings/payments',
} as const

function StepAction({ step, slug, publish, invite }: SetupGuideProps & { step: Step; slug: string }) {
  const t = useT()
  if (step === 'publish') return publish
  if (step === 'first_member') return invite
  return (
    <ButtonLink kind="ink" to={step_targets[step]} params={{ slug }}>
      {t(`studio_apps.setup.${step}.action`)}
    </ButtonLink>
  )
}
