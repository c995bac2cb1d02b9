import { useT } from '@foyer/i18n/react'
import { Checkbox, Notice, SelectField, TextField } from '@foyer/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useSlug } from '#platform/routes.ts'
import { useForm } from '#platform/use-form.ts'
import { useNow } from '#platform/use-now.ts'
import { endOfDay } from '../moment-of-day.ts'
import { productChoicesQuery } from '../queries.ts'
import styles from './give-access.module.css'

/** What is given, as it is typed. */
export type Gift = {
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

/** Stands for the page that is asked about, among the products. */
const THIS_PAGE = 'this-page'

type GiftFormOptions = {
  readonly draft_key: string
  /** A page that can be given alone; it is then the first choice. */
  readonly page_id?: string | undefined
  readonly save: (grant: Grant) => Promise<void>
}

/** The form of a gift: what, until when, and a note for the team. */
export function useGiftForm({ draft_key, page_id, save }: GiftFormOptions) {
  const t = useT()
  const now = useNow()
  return useForm<Gift>({
    draft_key,
    saved: page_id ? giftOfPage : blankGift,
    validate: ({ what, until }) => ({
      ...(what === '' ? { what: t('errors.nothing_to_grant') } : {}),
      ...(until !== '' && (endOfDay(until)?.getTime() ?? 0) < now
        ? { until: t('studio_members.give.past') }
        : {}),
    }),
    fieldOfCode: { nothing_to_grant: 'what' },
    save: ({ what, is_gift, until, note }) =>
      save({
        product_id: what === THIS_PAGE ? null : what,
        page_id: what === THIS_PAGE ? (page_id ?? null) : null,
        cause: is_gift ? 'gift' : 'manual',
        ends_at: endOfDay(until)?.toISOString() ?? null,
        note,
      }),
  })
}

const blankGift: Gift = { what: '', is_gift: false, until: '', note: '' }
const giftOfPage: Gift = { ...blankGift, what: THIS_PAGE }

type GiveFormProps = {
  readonly form: ReturnType<typeof useGiftForm>
  readonly with_page: boolean
}

/** The fields of a gift, and why it was refused. */
export function GiveForm({ form, with_page }: GiveFormProps) {
  const t = useT()
  const products = useQuery(productChoicesQuery(useSlug()))
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <SelectField
        label={t('studio_members.give.what')}
        placeholder={t('studio_members.give.choose')}
        value={form.values.what}
        error={form.errorOf('what')}
        onChange={(event) => form.set('what', event.target.value)}
        choices={[
          ...(with_page ? [{ value: THIS_PAGE, label: t('studio_members.give.page') }] : []),
          ...(products.data?.items ?? [])
            .filter((product) => !product.is_archived)
            .map((product) => ({ value: product.id, label: product.title })),
        ]}
      />
      <TextField
        label={t('studio_members.give.until')}
        note={t('common.optional')}
        help={t('studio_members.give.until_help')}
        type="date"
        value={form.values.until}
        error={form.errorOf('until')}
        onChange={(event) => form.set('until', event.target.value)}
      />
      <Checkbox
        label={t('studio_members.give.is_gift')}
        checked={form.values.is_gift}
        onChange={(event) => form.set('is_gift', event.target.checked)}
      />
      <TextField
        label={t('studio_members.give.note')}
        note={t('common.optional')}
        maxLength={300}
        value={form.values.note}
        onChange={(event) => form.set('note', event.target.value)}
      />
      {form.refusal && (
        <Notice tone="danger" icon={<CircleAlert />} role="alert">
          {form.refusal}
        </Notice>
      )}
    </form>
  )
}
