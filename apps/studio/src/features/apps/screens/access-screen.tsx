import { useT } from '@foyer/i18n/react'
import { Notice, RadioGroup, Switch } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Info } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { changeOf, hasCode } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm, type Form } from '#platform/use-form.ts'
import { differencesOf, doorOf, DOORS, withDoor, type Access } from '../access-change.ts'
import { AccessConfirm } from '../components/access-confirm.tsx'
import { AccessConflict, type Theirs } from '../components/access-conflict.tsx'
import { AccessHistory } from '../components/access-history.tsx'
import { OverlayField } from '../components/overlay-field.tsx'
import { ProductChecks } from '../components/product-checks.tsx'
import { SettingsPage } from '../components/settings-page.tsx'
import { appQuery, useStudioApp, type StudioApp } from '../queries.ts'
import styles from './access-screen.module.css'

/** What is typed, with what it was read at: it is kept with a draft, so that a reload does not lose it. */
type Values = Access & { readonly revision: number }

const valuesOf = ({ access, access_revision: revision }: StudioApp): Values => ({ ...access, revision })

/** Who may open the app. It holds at once, so a change that shuts people out or lets them in is confirmed. */
export function AccessScreen() {
  const t = useT()
  const app = useStudioApp()
  const call = useAppCall()
  const cache = useQueryClient()
  const [is_asking, setIsAsking] = useState(false)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const keep = (now: StudioApp): Promise<void> => {
    cache.setQueryData(appQuery(app.slug).queryKey, now)
    return cache.invalidateQueries({ queryKey: ['app', app.slug, 'apps', 'access-changes'] })
  }
  const saved = useMemo(() => valuesOf(app), [app])
  const form = useForm<Values>({
    draft_key: `access-${app.slug}`,
    saved,
    validate: (values) =>
      values.is_subscriber_only && values.app_products.length === 0
        ? { app_products: t('studio_apps.access.product_missing') }
        : {},
    save: async (values) => {
      try {
        await keep(await call('apps.updateAppAccess', values))
        toasts.add({ text: t('studio_apps.access.saved') })
      } catch (error) {
        if (hasCode(error, 'stale_revision'))
          setTheirs({ app: await call('apps.getStudioApp', {}), ...changeOf(error) })
        throw error
      }
    },
  })
  const { revision: _revision, ...values } = form.values
  const lacks_product = values.is_subscriber_only && values.app_products.length === 0
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
          if (differencesOf(app.access, values).length > 0 && !lacks_product) setIsAsking(true)
          else form.submit()
        }}
      >
        {is_locked && <Notice icon={<Info />}>{t('studio_apps.access.locked')}</Notice>}
        <fieldset className={styles.fields} disabled={is_locked}>
          <AccessFields form={form} />
        </fieldset>
        <SaveBar form={form} />
      </form>
      <AccessHistory slug={app.slug} />
      {is_asking && (
        <AccessConfirm
          access={values}
          name={app.name}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            form.submit()
          }}
        />
      )}
      {theirs && (
        <AccessConflict
          mine={values}
          theirs={theirs}
          onTakeTheirs={() => {
            setTheirs(null)
            void keep(theirs.app)
            form.change(valuesOf(theirs.app))
          }}
          onKeepMine={() => {
            form.change({ ...values, revision: theirs.app.access_revision })
            setTheirs(null)
            setIsAsking(true)
          }}
        />
      )}
    </SettingsPage>
  )
}

function AccessFields({ form }: { readonly form: Form<Values> }) {
  const t = useT()
  const { values } = form
  const door = doorOf(values)
  return (
    <>
      <RadioGroup
        label={t('studio_apps.access.door')}
        look="cards"
        value={door}
        onChange={(next) => form.change({ ...withDoor(values, next), revision: values.revision })}
        choices={DOORS.map((one) => ({
          value: one,
          label: t(`studio_apps.access.doors.${one}`),
          meta: t(`studio_apps.access.doors.${one}_text`),
        }))}
      />
      {door === 'private' ? (
        <p className={styles.help}>{t('studio_apps.access.browsing_private')}</p>
      ) : (
        <Switch
          label={t(`studio_apps.access.browsing.${door}`)}
          meta={t(`studio_apps.access.browsing.${door}_${values.allow_anonymous_browsing ? 'on' : 'off'}`)}
          checked={values.allow_anonymous_browsing}
          onChange={(event) => form.set('allow_anonymous_browsing', event.target.checked)}
        />
      )}
      {door === 'subscribers' && <ProductFields form={form} />}
    </>
  )
}

/** What opens an app for subscribers, and how it is offered. */
function ProductFields({ form }: { readonly form: Form<Values> }) {
  const t = useT()
  const { values } = form
  return (
    <>
      <Section title={t('studio_apps.access.products')} text={t('studio_apps.access.products_text')}>
        <ProductChecks
          value={values.app_products}
          onChange={(app_products) => form.set('app_products', app_products)}
        />
        {form.errorOf('app_products') && (
          <Notice tone="danger" icon={<CircleAlert />} role="alert">
            {form.errorOf('app_products')}
          </Notice>
        )}
      </Section>
      <OverlayField
        help={t('studio_apps.access.overlay_help')}
        value={values.purchase_overlay}
        error={form.errorOf('purchase_overlay')}
        onChange={(purchase_overlay) => form.set('purchase_overlay', purchase_overlay)}
      />
      <Switch
        label={t('studio_apps.access.prompt')}
        meta={t('studio_apps.access.prompt_text')}
        checked={values.prompt_purchase_post_sign_up}
        onChange={(event) => form.set('prompt_purchase_post_sign_up', event.target.checked)}
      />
    </>
  )
}
