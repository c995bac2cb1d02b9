import { Spinner, TextField } from '@foyer/ui'
import { useT } from '@foyer/i18n/react'
import type { OutputFor } from '@foyer/contract/client'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '#platform/api.ts'
import styles from './slug-field.module.css'

const debounce_ms = 250

type SlugFieldProps = {
  readonly value: string
  readonly onChange: (slug: string) => void
  readonly error: string | undefined
  /** The query of the slug's availability; by default the account's, for a new app. */
  readonly slugQuery?: (slug: string) => SlugQueryOptions
  /** The text for an available slug. */
  readonly free_text?: string
}

type SlugAvailability = OutputFor<'apps.checkSlug'>
type SlugQueryOptions = UseQueryOptions<SlugAvailability, Error, SlugAvailability, readonly string[]>

/** Queries whether a new app could have a slug. */
function newAppSlugQuery(slug: string): SlugQueryOptions {
  return {
    queryKey: ['account', 'slug', slug],
    queryFn: ({ signal }) => call('apps.checkSlug', { slug }, { signal }),
  }
}

/** The app's address, checked while it is typed: free, or why not and what would be. */
export function SlugField({ slugQuery = newAppSlugQuery, free_text, ...props }: SlugFieldProps) {
  const { value, onChange, error } = props
  const t = useT()
  const checked_slug = useDebouncedValue(value, debounce_ms)
  const check = useQuery({
    ...slugQuery(checked_slug),
    enabled: checked_slug !== '',
    staleTime: 10_000,
  })
  const availability = checked_slug === value ? check.data : undefined
  const refusal = availability?.reason ? t.find(`errors.${availability.reason}`) : undefined
  const suggestion = availability?.suggestion
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
          availability?.is_free && !error ? (
            <span className={styles.free}>{free_text ?? t('studio_apps.new.address_free')}</span>
          ) : undefined
        }
        end={
          value !== '' && (
            <span className={styles.state} aria-hidden="true">
              {check.isFetching || checked_slug !== value ? (
                <Spinner />
              ) : availability?.is_free ? (
                <CircleCheck className={styles.free} />
              ) : (
                availability && <CircleAlert className={styles.taken} />
              )}
            </span>
          )
        }
      />
      {suggestion && !availability?.is_free && (
        <button type="button" className={styles.suggestion} onClick={() => onChange(suggestion)}>
          {t('studio_apps.new.address_try', { slug: suggestion })}
        </button>
      )}
    </div>
  )
}

/** A value once it has not changed for a while. */
function useDebouncedValue(value: string, delay_ms: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay_ms)
    return () => clearTimeout(timer)
  }, [value, delay_ms])
  return debounced
}
