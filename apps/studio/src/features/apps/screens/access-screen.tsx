import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Checkbox, Notice, RadioGroup, Switch } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Info } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { accessChange, doorOf, DOORS, withDoor, type Crowd } from '../access-change.ts'
import { SettingsPage } from '../components/settings-page.tsx'
import { appQuery, useStudioApp, type StudioApp } from '../queries.ts'
import styles from './access-screen.module.css'

type Access = StudioApp['access']

/** Who may open the app. It holds at once, so a change that shuts people out or lets them in is confirmed. */
export function AccessScreen() {
  const t = useT()
  const app = useStudioApp()
  const call = useAppCall()
  const cache = useQueryClient()
  const [is_asking, setIsAsking] = useState(false)
  const products = useQuery({
    queryKey: ['app', app.slug, 'commerce', 'choices'],
    queryFn: ({ signal }) => call('commerce.listStudioProducts', { limit: 100 }, { signal }),
  })
  const form = useForm<Access>({
    draft_key: `access-${app.slug}`,
    saved: app.access,
    validate: (values) =>
      values.is_subscriber_only && values.app_products.length === 0
        ? { app_products: t('studio_apps.access.product_missing') }
        : {},
    save: async (values) => {
      const changed = await call('apps.updateAppAccess', values)
      cache.setQueryData(appQuery(app.slug).queryKey, changed)
      await cache.invalidateQueries({ queryKey: ['app', app.slug, 'apps', 'access-changes'] })
      toasts.add({ text: t('studio_apps.access.saved') })
    },
  })
  const { values } = form
  const door = doorOf(values)
  const lacks_product = values.is_subscriber_only && values.app_products.length === 0
  const effect = accessChange(app.access, values)
  const leave = useConfirmLeave(form.is_dirty && !form.is_saving)
  const is_locked = !app.abilities.update_access
  return (
    <SettingsPage title={t('studio_apps.access.title')}>
      {leave}
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (effect.gains.length + effect.loses.length > 0 && !lacks_product) setIsAsking(true)
          else form.submit()
        }}
      >
        {is_locked && <Notice icon={<Info />}>{t('studio_apps.access.locked')}</Notice>}
        <fieldset className={styles.fields} disabled={is_locked}>
          <RadioGroup
            label={t('studio_apps.access.door')}
            look="cards"
            value={door}
            onChange={(next) => form.change(withDoor(values, next))}
            choices={DOORS.map((one) => ({
              value: one,
              label: t(`studio_apps.access.doors.${one}`),
              meta: t(`studio_apps.access.doors.${one}_text`),
            }))}
          />
          {door === 'sign_in' && (
            <Switch
              label={t('studio_apps.access.browsing')}
              meta={t('studio_apps.access.browsing_text')}
              checked={values.allow_anonymous_browsing}
              onChange={(event) => form.set('allow_anonymous_browsing', event.target.checked)}
            />
          )}
          {door === 'subscribers' && (
            <Section title={t('studio_apps.access.products')} text={t('studio_apps.access.products_text')}>
              {(products.data?.items ?? []).map((product) => (
                <Checkbox
                  key={product.id}
                  label={product.title}
                  checked={values.app_products.includes(product.id)}
                  onChange={(event) =>
                    form.set(
                      'app_products',
                      event.target.checked
                        ? [...values.app_products, product.id]
                        : values.app_products.filter((id) => id !== product.id),
                    )
                  }
                />
              ))}
              {products.data?.items.length === 0 && <p>{t('studio_apps.access.no_products')}</p>}
              {form.errorOf('app_products') && (
                <Notice tone="danger" icon={<CircleAlert />} role="alert">
                  {form.errorOf('app_products')}
                </Notice>
              )}
            </Section>
          )}
          {door === 'subscribers' && (
            <Switch
              label={t('studio_apps.access.prompt')}
              meta={t('studio_apps.access.prompt_text')}
              checked={values.prompt_purchase_post_sign_up}
              onChange={(event) => form.set('prompt_purchase_post_sign_up', event.target.checked)}
            />
          )}
        </fieldset>
        <SaveBar form={form} />
      </form>
      <History slug={app.slug} />
      {is_asking && (
        <ConfirmChange
          effect={effect}
          name={app.name}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            form.submit()
          }}
        />
      )}
    </SettingsPage>
  )
}

type ConfirmProps = {
  readonly effect: ReturnType<typeof accessChange>
  readonly name: string
  readonly onCancel: () => void
  readonly onConfirm: () => void
}

/** Says who comes in and who no longer does before a change holds. */
export function ConfirmChange({ effect, name, onCancel, onConfirm }: ConfirmProps) {
  const t = useT()
  const line = (crowds: readonly Crowd[]) =>
    crowds.map((crowd) => <li key={crowd}>{t(`studio_apps.access.crowds.${crowd}`)}</li>)
  return (
    <Dialog
      is_open
      role="alertdialog"
      onOpenChange={(is_open) => !is_open && onCancel()}
      title={t('studio_apps.access.confirm', { name })}
      actions={
        <>
          <Button kind="outline" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('studio_apps.access.confirm_button')}</Button>
        </>
      }
    >
      <div className={styles.effect}>
        {effect.loses.length > 0 && (
          <>
            <p>{t('studio_apps.access.loses')}</p>
            <ul className={styles.crowds}>{line(effect.loses)}</ul>
          </>
        )}
        {effect.gains.length > 0 && (
          <>
            <p>{t('studio_apps.access.gains')}</p>
            <ul className={styles.crowds}>{line(effect.gains)}</ul>
          </>
        )}
        <p>{t('studio_apps.access.at_once')}</p>
      </div>
    </Dialog>
  )
}

function History({ slug }: { readonly slug: string }) {
  const t = useT()
  const format = useFormat()
  const call = useAppCall()
  const query = useQuery({
    queryKey: ['app', slug, 'apps', 'access-changes'],
    queryFn: ({ signal }) => call('apps.listAccessChanges', {}, { signal }),
  })
  const changes = query.data?.changes ?? []
  if (changes.length === 0) return null
  return (
    <Section title={t('studio_apps.access.history')}>
      <ul className={styles.history}>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <span>{t(`studio_apps.access.doors.${doorOf(change.access)}`)}</span>
            <span className={styles.when}>
              {change.changed_by
                ? t('studio_apps.access.changed_by', {
                    name: change.changed_by.name,
                    date: format.dateTime(change.changed_at),
                  })
                : format.dateTime(change.changed_at)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
