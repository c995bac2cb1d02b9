import { useFormat, useT } from '@foyer/i18n/react'
import { Button, Notice } from '@foyer/ui'
import { Dialog } from '@foyer/ui/dialog'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useAppCall } from '#platform/api.ts'
import { Section } from '#platform/parts/page.tsx'
import { toasts } from '#platform/toasts.ts'
import { Refusal } from '../../team/index.ts'
import { appQuery, type StudioApp } from '../queries.ts'
import styles from './address-dialog.module.css'

/** Switches the app off after showing the effects, and on again. */
export function SwitchOff({ app }: { readonly app: StudioApp }) {
  const t = useT()
  const format = useFormat()
  const [is_dialog_open, setIsDialogOpen] = useState(false)
  const switch_mutation = useSwitchApp(app, () => setIsDialogOpen(false))
  if (app.switched_off_at !== null)
    return (
      <Section title={t('studio_apps.off.title')}>
        <div className={styles.body}>
          <Notice tone="warn" icon={<CircleAlert />}>
            {t('studio_apps.off.since', { date: format.dateTime(app.switched_off_at, 'short') })}
          </Notice>
          <div>
            <SwitchOnButton app={app} />
          </div>
        </div>
      </Section>
    )
  return (
    <Section title={t('studio_apps.off.title')} text={t('studio_apps.off.text')}>
      <Button kind="danger" onClick={() => setIsDialogOpen(true)}>
        {t('studio_apps.off.button')}
      </Button>
      <Dialog
        is_open={is_dialog_open}
        role="alertdialog"
        onOpenChange={setIsDialogOpen}
        title={t('studio_apps.off.confirm_title', { name: app.name })}
        actions={
          <>
            <Button kind="outline" onClick={() => setIsDialogOpen(false)}>
              {t('common.cancel')}
            </Button>
            <Button
              kind="danger"
              is_busy={switch_mutation.isPending}
              onClick={() => switch_mutation.mutate('apps.switchOff')}
            >
              {t('studio_apps.off.confirm')}
            </Button>
          </>
        }
      >
        <div className={styles.effects}>
          <ul>
            <li>{t('studio_apps.off.effect_members')}</li>
            <li>{t('studio_apps.off.effect_mails')}</li>
            <li>{t('studio_apps.off.effect_payments')}</li>
            <li>{t('studio_apps.off.effect_studio')}</li>
          </ul>
          <Refusal error={switch_mutation.error} />
        </div>
      </Dialog>
    </Section>
  )
}

/** Switches the app on, and says why where that is refused. */
export function SwitchOnButton({ app }: { readonly app: StudioApp }) {
  const t = useT()
  const { mutate, isPending, error } = useSwitchApp(app, () => {})
  return (
    <>
      <Refusal error={error} />
      <Button kind="ink" is_busy={isPending} onClick={() => mutate('apps.switchOn')}>
        {t('studio_apps.off.back')}
      </Button>
    </>
  )
}

function useSwitchApp(app: StudioApp, onDone: () => void) {
  const t = useT()
  const call = useAppCall()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (name: 'apps.switchOff' | 'apps.switchOn') => call(name, {}),
    onSuccess: async (changed) => {
      cache.setQueryData(appQuery(app.slug).queryKey, changed)
      onDone()
      await cache.invalidateQueries({ queryKey: ['account'] })
      toasts.add({ text: t(changed.switched_off_at ? 'studio_apps.off.done' : 'studio_apps.off.on_again') })
    },
  })
}
