import type { InputFor, OutputFor } from '@foyer/contract/client'
import { useT } from '@foyer/i18n/react'
import { SelectField } from '@foyer/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAppCall } from '#platform/api.ts'
import { QueryBoundary } from '#platform/load-state.tsx'
import { Section } from '#platform/parts/page.tsx'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import styles from './withdrawals.module.css'
import { lawSettingsQuery } from './queries.ts'

type Settings = OutputFor<'commerce.getLawSettings'>
type Choice = InputFor<'commerce.setLawSettings'>['withdrawal']

const CHOICES: readonly Choice[] = ['country', 'on', 'off']

/** Whether buyers may withdraw from a contract, and where they do. */
export function LawSection() {
  const t = useT()
  const query = useQuery(lawSettingsQuery(useSlug()))
  return (
    <Section title={t('studio_invoices.law')} text={t('studio_invoices.law_text')}>
      <QueryBoundary query={query} content_name={t('studio_invoices.law')}>
        {(settings) => <LawChoice settings={settings} />}
      </QueryBoundary>
    </Section>
  )
}

function LawChoice({ settings: { withdrawal, is_on_by_country, url } }: { readonly settings: Settings }) {
  const t = useT()
  const slug = useSlug()
  const call = useAppCall()
  const cache = useQueryClient()
  const save = useMutation({
    mutationFn: (chosen: Choice) => call('commerce.setLawSettings', { withdrawal: chosen }),
    onSuccess: () => toasts.add({ text: t('studio_invoices.law_saved') }),
    onError: () => toasts.add({ text: t('studio_invoices.law_failed') }),
    onSettled: () => cache.invalidateQueries({ queryKey: lawSettingsQuery(slug).queryKey }),
  })
  const by_country = t(is_on_by_country ? 'studio_invoices.law.on' : 'studio_invoices.law.off')
  return (
    <div className={styles.law}>
      <SelectField
        label={t('studio_invoices.law.withdrawal')}
        value={save.isPending ? save.variables : withdrawal}
        disabled={save.isPending}
        choices={CHOICES.map((value) => ({
          value,
          label:
            value === 'country'
              ? t('studio_invoices.law.country', { choice: by_country })
              : t(`studio_invoices.law.${value}`),
        }))}
        onChange={(event) => {
          const chosen = CHOICES.find((value) => value === event.target.value)
          if (chosen) save.mutate(chosen)
        }}
      />
      <p className={styles.meta}>
        {t('studio_invoices.law.page')}{' '}
        <a href={url} target="_blank" rel="noreferrer" dir="ltr">
          {url}
        </a>
      </p>
      <p className={styles.meta}>
        <Link to="/apps/$slug/products/withdrawals" params={{ slug }}>
          {t('studio_invoices.law.list')}
        </Link>
      </p>
    </div>
  )
}
