import { useT } from '@foyer/i18n/react'
import { FormErrorNotice } from '@foyer/ui/form'
import { Checkbox, SelectField, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { useSlug } from '#platform/routes.ts'
import { useForm } from '#platform/use-form.ts'
import { useNow } from '#platform/use-now.ts'
import { useAppTime } from '#platform/app-time.ts'
import { endOfDay } from '../end-of-day.ts'
import type { UnlockOptions } from '../unlock-options.ts'
import { productChoicesQuery } from '../queries.ts'
import styles from './grant-access.module.css'

/** What is given, as it is typed. */
export type GrantValues = {
  readonly what: string
  readonly is_gift: boolean
  readonly until: string
  readonly note: string
}

/** What a call takes of it. */
export type Grant = {
  product_id: string | null
  page_id: string | null
  cause: 'manual' | 'gift'
  ends_at: string | null
  note: string
}

/** The option of the private page itself among the products. */
const THIS_PAGE = 'this-page'

type GrantFormOptions = {
  readonly draft_key: string
  /** The first of these is selected by default. */
  readonly unlock_options?: UnlockOptions | undefined
  readonly save: (grant: Grant) => Promise<void>
}

/** The form of a gift: what, until when, and a note for the team. */
export function useGrantForm({ draft_key, unlock_options, save }: GrantFormOptions) {
  const t = useT()
  const now = useNow()
  const { zone } = useAppTime()
  const toEndOfDay = (day: string): string | null => endOfDay(day, zone)
  return useForm<GrantValues>({
    draft_key,
    saved: {
      ...createBlankGrant,
      what: unlock_options?.page ? THIS_PAGE : (unlock_options?.product_ids[0] ?? ''),
    },
    validate: ({ what, until }) => ({
      ...(what === '' ? { what: t('errors.nothing_to_grant') } : {}),
      ...(until !== '' && Date.parse(toEndOfDay(until) ?? '1970-01-01') < now
        ? { until: t('studio_members.grant.past') }
        : {}),
    }),
    fieldByCode: { nothing_to_grant: 'what' },
    save: ({ what, is_gift, until, note }) =>
      save({
        product_id: what === THIS_PAGE ? null : what,
        page_id: what === THIS_PAGE ? (unlock_options?.page?.id ?? null) : null,
        cause: is_gift ? 'gift' : 'manual',
        ends_at: toEndOfDay(until),
        note,
      }),
  })
}

const createBlankGrant: GrantValues = { what: '', is_gift: false, until: '', note: '' }

type GrantFormProps = {
  readonly form: ReturnType<typeof useGrantForm>
  /** Nothing but these is offered; absent: every product on sale. */
  readonly unlock_options?: UnlockOptions | undefined
}

/** The fields of a gift, and why it was refused. */
export function GrantForm({ form, unlock_options }: GrantFormProps) {
  const t = useT()
  const { zone_name: zone_words } = useAppTime()
  const products = useQuery(productChoicesQuery(useSlug()))
  return (
    <form className={styles.form} {...form.props}>
      <SelectField
        label={t('studio_members.grant.what')}
        placeholder={t('studio_members.grant.choose')}
        value={form.values.what}
        error={form.errorOf('what')}
        onChange={(event) => form.set('what', event.target.value)}
        choices={[
          ...(unlock_options?.page
            ? [
                {
                  value: THIS_PAGE,
                  label: t('studio_members.grant.page', { title: unlock_options.page.title }),
                },
              ]
            : []),
          ...(products.data?.items ?? [])
            .filter(({ id, is_archived }) =>
              unlock_options ? unlock_options.product_ids.includes(id) : !is_archived,
            )
            .map((product) => ({ value: product.id, label: product.title })),
        ]}
      />
      <TextField
        label={t('studio_members.grant.until')}
        note={t('common.optional')}
        help={t('studio_members.grant.until_help', { zone: zone_words })}
        type="date"
        value={form.values.until}
        error={form.errorOf('until')}
        onChange={(event) => form.set('until', event.target.value)}
      />
      <Checkbox
        label={t('studio_members.grant.is_gift')}
        checked={form.values.is_gift}
        onChange={(event) => form.set('is_gift', event.target.checked)}
      />
      <TextField
        label={t('studio_members.grant.note')}
        note={t('common.optional')}
        maxLength={300}
        value={form.values.note}
        onChange={(event) => form.set('note', event.target.value)}
      />
      <FormErrorNotice text={form.refusal} />
    </form>
  )
}
