import { useT } from '@foyer/i18n/react'
import { Notice, Switch } from '@foyer/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircleOff } from 'lucide-react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { SaveBar } from '#platform/parts/save-bar.tsx'
import { toasts } from '#platform/toasts.ts'
import { useConfirmLeave } from '#platform/use-confirm-leave.tsx'
import { useForm } from '#platform/use-form.ts'
import { SettingsPage } from '../components/settings-page.tsx'
import { appQuery, useStudioApp, type StudioApp } from '../queries.ts'
import styles from './general-screen.module.css'

/** Messaging settings of the app. They take effect when saved, without publishing. */
export function MessagingScreen() {
  const t = useT()
  const app = useStudioApp()
  const call = useAppCall()
  const cache = useQueryClient()
  const form = useForm<StudioApp['messaging']>({
    draft_key: `messaging-${app.slug}`,
    saved: app.messaging,
    validate: () => ({}),
    save: async (messaging) => {
      const changed = await call('apps.updateApp', { messaging })
      cache.setQueryData(appQuery(app.slug).queryKey, changed)
      toasts.add({ text: t('common.saved') })
    },
  })
  const { values } = form
  const leave_dialog = useConfirmLeave(form.is_dirty && !form.is_saving)
  const renderChoice = (name: keyof StudioApp['messaging']) => (
    <Switch
      key={name}
      label={t(`studio_messaging.${name}`)}
      meta={t(`studio_messaging.${name}_text`)}
      checked={values[name]}
      onChange={(event) => form.set(name, event.target.checked)}
    />
  )
  return (
    <SettingsPage title={t('studio_apps.messaging')}>
      {leave_dialog}
      <form className={styles.form} {...form.props}>
        {renderChoice('is_chat_available')}
        {values.is_chat_available ? (
          <>
            <Section title={t('studio_messaging.who')}>
              {renderChoice('member_to_member')}
              {renderChoice('member_to_admin')}
            </Section>
            <Section title={t('studio_messaging.conversations')}>{renderChoice('shows_typing')}</Section>
          </>
        ) : (
          <Notice icon={<MessageCircleOff />}>{t('studio_messaging.off')}</Notice>
        )}
        <p>
          {t('studio_messaging.team')}{' '}
          <Link to="/apps/$slug/settings/team" params={{ slug: app.slug }} className={styles.link}>
            {t('studio_messaging.team_link')}
          </Link>
        </p>
        <SaveBar form={form} />
      </form>
    </SettingsPage>
  )
}
