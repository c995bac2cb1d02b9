import { hasEffect } from '@foyer/domain/constants'
import { listTimeZones } from '@foyer/domain/time'
import { useT } from '@foyer/i18n/react'
import { Button, SelectField, Switch, TextField } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { AddressDialog } from '../components/address-dialog.tsx'
import { DeleteApp } from '../components/delete-app.tsx'
import { DomainList } from '../components/domain-list.tsx'
import { LanguageFields } from '../components/language-fields.tsx'
import { SwitchOff } from '../components/switch-off.tsx'
import { SettingsPage } from '../components/settings-page.tsx'
import { toGeneralValues, toLocaleStates, type GeneralValues } from '../general-values.ts'
import { appQuery, useStudioApp } from '../queries.ts'
import styles from './general-screen.module.css'

/** General settings: name, time zone, locales. */
export function GeneralScreen() {
  const t = useT()
  const app = useStudioApp()
  const call = useAppCall()
  const cache = useQueryClient()
  const saved = useMemo(() => toGeneralValues(app), [app])
  const [is_changing_address, setIsChangingAddress] = useState(false)
  const zones = useMemo(() => listTimeZones(app.time_zone), [app.time_zone])
  const form = useForm<GeneralValues>({
    draft_key: `general-${app.slug}`,
    saved,
    validate: ({ name }) => (name.trim() === '' ? { name: t('studio_apps.new.name_missing') } : {}),
    save: async ({ published, drafts, default_locale, ...values }) => {
      const changed = await call('apps.updateApp', {
        ...values,
        locales: toLocaleStates(app, { default_locale, published, drafts }),
      })
      cache.setQueryData(appQuery(app.slug).queryKey, changed)
      await cache.invalidateQueries({ queryKey: ['account'] })
      toasts.add({ text: t('common.saved') })
    },
  })
  const { values } = form
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  return (
    <SettingsPage title={t('studio_apps.general.title')}>
      {leave_dialog}
      <form className={styles.form} {...form.props}>
        <TextField
          label={t('studio_apps.new.name')}
          maxLength={60}
          value={values.name}
          error={form.errorOf('name')}
          onChange={(event) => form.set('name', event.target.value)}
          onBlur={() => form.touch('name')}
        />
        <div className={styles.address}>
          <p className={styles.legend}>{t('studio_apps.new.address')}</p>
          <a href={app.address.url} target="_blank" rel="noreferrer" dir="ltr" className={styles.link}>
            {app.address.url}
          </a>
          {app.abilities.update && (
            <div>
              <Button kind="outline" size="small" onClick={() => setIsChangingAddress(true)}>
                {t('studio_apps.address.change')}
              </Button>
            </div>
          )}
        </div>
        <SelectField
          label={t('studio_apps.general.time_zone')}
          help={t('studio_apps.general.time_zone_help')}
          value={values.time_zone}
          error={form.errorOf('time_zone')}
          onChange={(event) => form.set('time_zone', event.target.value)}
          choices={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        <Section title={t('studio_apps.general.languages')} text={t('studio_apps.general.languages_text')}>
          <LanguageFields form={form} app={app} />
        </Section>
        {hasEffect('badge') && (
          <Switch
            label={t('studio_apps.general.badge')}
            meta={t('studio_apps.general.badge_text')}
            checked={values.shows_badge}
            onChange={(event) => form.set('shows_badge', event.target.checked)}
          />
        )}
        <TextField
          label={t('studio_apps.general.rewardful')}
          help={t('studio_apps.general.rewardful_help')}
          dir="ltr"
          maxLength={60}
          value={values.platform_rewardful_slug}
          error={form.errorOf('platform_rewardful_slug')}
          onChange={(event) => form.set('platform_rewardful_slug', event.target.value)}
        />
        <SaveBar form={form} />
      </form>
      {app.abilities.update && <DomainList app={app} />}
      {app.abilities.update && <SwitchOff app={app} />}
      {app.abilities.delete && <DeleteApp app={app} />}
      {is_changing_address && <AddressDialog app={app} onClose={() => setIsChangingAddress(false)} />}
    </SettingsPage>
  )
}
