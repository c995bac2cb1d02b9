import { productChoicesQuery } from '../../apps/index.ts'
import { useT } from '@foyer/i18n/react'
import { Checkbox, RadioGroup, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary, RowSkeleton } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { parseDateTimeField, tomorrowMorning } from '#platform/date-time-field.ts'
import { useAppTime } from '#platform/app-time.ts'
import styles from './preview.module.css'
import type { PreviewOptions } from './preview-options.ts'

type PreviewChoicesProps = {
  readonly options: PreviewOptions
  readonly onChange: (options: PreviewOptions) => void
}

/** Selects viewer and time. */
export function PreviewChoices({ options, onChange }: PreviewChoicesProps) {
  const t = useT()
  const { format, zone, zone_name: zone_words } = useAppTime()
  const at_instant = options.is_now ? null : parseDateTimeField(options.field, zone)
  return (
    <div className={styles.choices}>
      <RadioGroup
        label={t('editor.preview.as')}
        value={options.kind}
        onChange={(kind) => onChange({ ...options, kind })}
        choices={[
          {
            value: 'everything',
            label: t('editor.preview.everything'),
            meta: t('editor.preview.everything_text'),
          },
          { value: 'guest', label: t('editor.preview.guest'), meta: t('editor.preview.guest_text') },
          { value: 'member', label: t('editor.preview.member'), meta: t('editor.preview.member_text') },
        ]}
      />
      {options.kind === 'member' && (
        <ProductChoices
          chosen={options.product_ids}
          onChange={(product_ids) => onChange({ ...options, product_ids })}
        />
      )}
      <RadioGroup
        label={t('editor.preview.at')}
        value={options.is_now ? 'now' : 'moment'}
        onChange={(at) =>
          onChange({
            ...options,
            is_now: at === 'now',
            field: options.field || tomorrowMorning(new Date().toISOString(), zone),
          })
        }
        choices={[
          { value: 'now', label: t('editor.preview.now') },
          { value: 'moment', label: t('editor.preview.choose_time') },
        ]}
      />
      {!options.is_now && (
        <TextField
          label={t('publish.plan.when')}
          type="datetime-local"
          required
          value={options.field}
          onChange={(event) => onChange({ ...options, field: event.target.value })}
          help={
            at_instant
              ? t('publish.plan.summary', {
                  day: format.date(at_instant, 'weekday'),
                  time: format.time(at_instant),
                  zone: zone_words,
                })
              : t('publish.plan.in_zone', { zone: zone_words })
          }
        />
      )}
    </div>
  )
}

type ProductChoicesProps = {
  readonly chosen: readonly string[]
  readonly onChange: (product_ids: readonly string[]) => void
}

function ProductChoices({ chosen, onChange }: ProductChoicesProps) {
  const t = useT()
  const query = useQuery(productChoicesQuery(useSlug()))
  return (
    <fieldset className={styles.products}>
      <legend className={styles.legend}>{t('editor.preview.products')}</legend>
      <QueryBoundary
        query={query}
        content_name={t('editor.preview.products')}
        skeleton={<RowSkeleton count={2} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('editor.preview.no_products')}</p>
          ) : (
            items.map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            ))
          )
        }
      </QueryBoundary>
    </fieldset>
  )
}
