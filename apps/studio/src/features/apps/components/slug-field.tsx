import { Spinner, TextField } from '@foyer/ui'
import { useT } from '@foyer/i18n/react'
import type { OutputFor } from '@foyer/contract/client'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import styles from './slug-field.module.css'

const typing_pause_ms = 250

type SlugFieldProps = {
  readonly value: string
  readonly onChange: (slug: string) => void
  readonly error: string | undefined
  /** Who is asked whether it is free; the account, for an app that is yet to be, unless said. */
  readonly checks?: (slug: string) => SlugChecks
  /** What is said of a free one. */
  readonly free_text?: string
}

type SlugAnswer = OutputFor<'apps.checkSlug'>
type SlugChecks = UseQueryOptions<SlugAnswer, Error, SlugAnswer, readonly string[]>

/** Asks whether a new app could have a slug. */
function newAppChecks(slug: string): SlugChecks {
  return {
    queryKey: ['account', 'slug', slug],
    queryFn: ({ signal }) => call('apps.checkSlug', { slug }, { signal }),
  }
}

/** The app's address, checked while it is typed: free, or why not and what would be. */
export function SlugField({ checks = newAppChecks, free_text, ...props }: SlugFieldProps) {
  const { value, onChange, error } = props
  const t = useT()
  const asked = useSettled(value, typing_pause_ms)
  const check = useQuery({
    ...checks(asked),
    enabled: asked !== '',
    staleTime: 10_000,
  })
  const answer = asked === value ? check.data : undefined
  const refusal = answer?.reason ? t.find(`errors.${answer.reason}`) : undefined
  const suggestion = answer?.suggestion
  return (
    <div className={styles.slug}>
      <TextField
        label={t('studio_apps.new.address')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        value={value}
        onChange={(event) => onChange(event.target.value.toLowerCase().replace(/\s+/g, '-'))}
        unit={`.${location.hostname}`}
        error={error ?? refusal}
        help={
          answer?.is_free && !error ? (
            <span className={styles.free}>{free_text ?? t('studio_apps.new.address_free')}</span>
          ) : undefined
        }
        end={
          value !== '' && (
            <span className={styles.state} aria-hidden="true">
              {check.isFetching || asked !== value ? (
                <Spinner />
              ) : answer?.is_free ? (
                <CircleCheck className={styles.free} />
              ) : (
                answer && <CircleAlert className={styles.taken} />
              )}
            </span>
          )
        }
      />
      {suggestion && !answer?.is_free && (
        <button type="button" className={styles.suggestion} onClick={() => onChange(suggestion)}>
          {t('studio_apps.new.address_try', { slug: suggestion })}
        </button>
      )}
    </div>
  )
}

/** A value once it has not changed for a while. */
function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
