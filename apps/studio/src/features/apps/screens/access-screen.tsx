import { useT } from '@foyer/i18n/react'
import { Notice, RadioGroup, Switch } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert, Info } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { getLastChange, hasCode } from '#platform/problem.ts'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm, type Form } from '#platform/use-form.ts'
import { diffAccess, getAccessLevel, ACCESS_LEVELS, withAccessLevel, type Access } from '../access-change.ts'
import { ConfirmAccessDialog } from '../components/confirm-access-dialog.tsx'
import { AccessConflict, type OtherVersion } from '../components/access-conflict.tsx'
import { AccessHistory } from '../components/access-history.tsx'
import { OverlayField } from '../components/overlay-field.tsx'
import { ProductChecks } from '../components/product-checks.tsx'
import { SettingsPage } from '../components/settings-page.tsx'
import { appQuery, useStudioApp, type StudioApp } from '../queries.ts'
import styles from './access-screen.module.css'

/** The typed values with the revision they are based on, stored in the form draft so that a reload does not lose it. */
type Values = Access & { readonly revision: number }

const toValues = ({ access, access_revision: revision }: StudioApp): Values => ({ ...access, revision })

/** Who may open the app. A change takes effect at once, so it is confirmed with its effects. */
export function AccessScreen() {
  const t = useT()
  const app = useStudioApp()
  const call = useAppCall()
  const cache = useQueryClient()
  const [is_confirming, setIsConfirming] = useState(false)
  const [theirs, setTheirs] = useState<OtherVersion | null>(null)
  const saveAccess = (now: StudioApp): Promise<void> => {
    cache.setQueryData(appQuery(app.slug).queryKey, now)
    return cache.invalidateQueries({ queryKey: ['app', app.slug, 'apps', 'access-changes'] })
  }
  const saved = useMemo(() => toValues(app), [app])
  const form = useForm<Values>({
    draft_key: `access-${app.slug}`,
    saved,
    validate: (values) =>
      values.is_subscriber_only && values.app_products.length === 0
        ? { app_products: t('studio_apps.access.product_missing') }
        : {},
    save: async (values) => {
      try {
        await saveAccess(await call('apps.updateAppAccess', values))
        toasts.add({ text: t('studio_apps.access.saved') })
      } catch (error) {
        if (hasCode(error, 'stale_revision'))
          setTheirs({ app: await call('apps.getStudioApp', {}), ...getLastChange(error) })
        throw error
      }
    },
  })
  const { revision: _revision, ...values } = form.values
  const is_product_missing = values.is_subscriber_only && values.app_products.length === 0
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const is_locked = !app.abilities.update_access
  return (
    <SettingsPage title={t('studio_apps.access.title')}>
      {leave_dialog}
      <form
        className={styles.form}
        {...form.props}
        onSubmit={(event) => {
          event.preventDefault()
          if (diffAccess(app.access, values).length > 0 && !is_product_missing) setIsConfirming(true)
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
      {is_confirming && (
        <ConfirmAccessDialog
          access={values}
          name={app.name}
          onCancel={() => setIsConfirming(false)}
          onConfirm={() => {
            setIsConfirming(false)
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
            void saveAccess(theirs.app)
            form.change(toValues(theirs.app))
          }}
          onKeepMine={() => {
            form.change({ ...values, revision: theirs.app.access_revision })
            setTheirs(null)
            setIsConfirming(true)
          }}
        />
      )}
    </SettingsPage>
  )
}

function AccessFields({ form }: { readonly form: Form<Values> }) {
  const t = useT()
  const { values } = form
  const level = getAccessLevel(values)
  return (
    <>
      <RadioGroup
        label={t('studio_apps.access.level')}
        look="cards"
        value={level}
        onChange={(next) => form.change({ ...withAccessLevel(values, next), revision: values.revision })}
        choices={ACCESS_LEVELS.map((one) => ({
          value: one,
          label: t(`studio_apps.access.levels.${one}`),
          meta: t(`studio_apps.access.levels.${one}_text`),
        }))}
      />
      {level === 'private' ? (
        <p className={styles.help}>{t('studio_apps.access.browsing_private')}</p>
      ) : (
        <Switch
          label={t(`studio_apps.access.browsing.${level}`)}
          meta={t(`studio_apps.access.browsing.${level}_${values.allow_anonymous_browsing ? 'on' : 'off'}`)}
          checked={values.allow_anonymous_browsing}
          onChange={(event) => form.set('allow_anonymous_browsing', event.target.checked)}
        />
      )}
      {level === 'subscribers' && <ProductFields form={form} />}
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
