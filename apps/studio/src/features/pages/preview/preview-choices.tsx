import { productChoicesQuery } from '../../apps/index.ts'
import { useT } from '@foyer/i18n/react'
import { Checkbox, RadioGroup, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { LoadState, RowSkeleton } from '#platform/load-state.tsx'
import { useSlug } from '#platform/routes.ts'
import { momentOf, tomorrowMorning } from '#platform/wall-moment.ts'
import { useAppTime } from '#platform/app-time.ts'
import styles from './preview.module.css'
import type { PreviewWish } from './preview-wish.ts'

type PreviewChoicesProps = {
  readonly wish: PreviewWish
  readonly onChange: (wish: PreviewWish) => void
}

/** As whom, and when. */
export function PreviewChoices({ wish, onChange }: PreviewChoicesProps) {
  const t = useT()
  const { format, zone, zone_words } = useAppTime()
  const moment = wish.is_now ? null : momentOf(wish.field, zone)
  return (
    <div className={styles.choices}>
      <RadioGroup
        label={t('editor.preview.as')}
        value={wish.kind}
        onChange={(kind) => onChange({ ...wish, kind })}
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
      {wish.kind === 'member' && (
        <Products chosen={wish.product_ids} onChange={(product_ids) => onChange({ ...wish, product_ids })} />
      )}
      <RadioGroup
        label={t('editor.preview.at')}
        value={wish.is_now ? 'now' : 'moment'}
        onChange={(at) =>
          onChange({
            ...wish,
            is_now: at === 'now',
            field: wish.field || tomorrowMorning(new Date().toISOString(), zone),
          })
        }
        choices={[
          { value: 'now', label: t('editor.preview.now') },
          { value: 'moment', label: t('editor.preview.moment') },
        ]}
      />
      {!wish.is_now && (
        <TextField
          label={t('publish.plan.when')}
          type="datetime-local"
          required
          value={wish.field}
          onChange={(event) => onChange({ ...wish, field: event.target.value })}
          help={
            moment
              ? t('publish.plan.in_words', {
                  day: format.date(moment, 'weekday'),
                  time: format.time(moment),
                  zone: zone_words,
                })
              : t('publish.plan.in_zone', { zone: zone_words })
          }
        />
      )}
    </div>
  )
}

type ProductsProps = {
  readonly chosen: readonly string[]
  readonly onChange: (product_ids: readonly string[]) => void
}

function Products({ chosen, onChange }: ProductsProps) {
  const t = useT()
  const query = useQuery(productChoicesQuery(useSlug()))
  return (
    <fieldset className={styles.products}>
      <legend className={styles.legend}>{t('editor.preview.products')}</legend>
      <LoadState query={query} what={t('editor.preview.products')} skeleton={<RowSkeleton count={2} />}>
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
      </LoadState>
    </fieldset>
  )
}
