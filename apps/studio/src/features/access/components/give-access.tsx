import { useT } from '@foyer/i18n/react'
import { Button, Notice, SelectField, TextField } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Gift } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { useSlug } from '#platform/routes.ts'
import { toasts } from '#platform/toasts.ts'
import { useForm } from '#platform/use-form.ts'
import { endOfDay } from '../moment-of-day.ts'
import { productChoicesQuery } from '../queries.ts'
import styles from './give-access.module.css'

type GiveAccessProps = {
  readonly subscriber_id: string
  readonly name: string
  /** A page that can be opened for this member alone, beside the products. */
  readonly page_id?: string
}

type Values = { readonly what: string; readonly until: string; readonly note: string }
const THIS_PAGE = 'this-page'

/** Gives a member a product, or the page that is being asked about, for ever or until a day. */
export function GiveAccess(props: GiveAccessProps) {
  const t = useT()
  const [is_open, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="outline" icon={<Gift />} onClick={() => setIsOpen(true)}>
        {t('studio_members.give.open')}
      </Button>
      {is_open && <GiveDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function GiveDialog({
  subscriber_id,
  name,
  page_id,
  onClose,
}: GiveAccessProps & { readonly onClose: () => void }) {
  const t = useT()
  const call = useAppCall()
  const slug = useSlug()
  const cache = useQueryClient()
  const products = useQuery(productChoicesQuery(slug))
  const [blank] = useState<Values>({ what: page_id ? THIS_PAGE : '', until: '', note: '' })
  const form = useForm<Values>({
    draft_key: `give-${subscriber_id}`,
    saved: blank,
    validate: ({ what, until }) => ({
      ...(what === '' ? { what: t('errors.nothing_to_grant') } : {}),
      ...(until !== '' && (endOfDay(until)?.getTime() ?? 0) < Date.now()
        ? { until: t('studio_members.give.past') }
        : {}),
    }),
    fieldOfCode: { nothing_to_grant: 'what' },
    save: async ({ what, until, note }) => {
      await call('access.grantEntitlement', {
        subscriber_id,
        product_id: what === THIS_PAGE ? null : what,
        page_id: what === THIS_PAGE ? (page_id ?? null) : null,
        ends_at: endOfDay(until)?.toISOString() ?? null,
        note,
      })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'access'] })
      await cache.invalidateQueries({ queryKey: ['app', slug, 'accounts', 'member'] })
      toasts.add({ text: t('studio_members.give.done', { name }) })
      onClose()
    },
  })
  return (
    <Dialog
      is_open
      onOpenChange={(is_open) => !is_open && onClose()}
      title={t('studio_members.give.title', { name })}
      close_label={t('common.close')}
      actions={
        <>
          <Button kind="outline" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button is_busy={form.is_saving} onClick={() => form.submit()}>
            {t('studio_members.give.submit')}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <SelectField
          label={t('studio_members.give.what')}
          placeholder={t('studio_members.give.choose')}
          value={form.values.what}
          error={form.errorOf('what')}
          onChange={(event) => form.set('what', event.target.value)}
          choices={[
            ...(page_id ? [{ value: THIS_PAGE, label: t('studio_members.give.page') }] : []),
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
    </Dialog>
  )
}
