import { useT } from '@foyer/i18n/react'
import { Button } from '@foyer/ui'
import { Sheet } from '@foyer/ui/sheet'
import { Check, Share, SquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import styles from './push.module.css'

/** How an iPhone installs the app, which it requires before it delivers push messages. */
export function InstallSheet({ is_open, close }: { is_open: boolean; close: () => void }): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  const steps = [
    { icon: <Share />, text: t('notifications.install_share') },
    { icon: <SquarePlus />, text: t('notifications.install_add') },
    { icon: <Check />, text: t('notifications.install_done') },
  ]
  return (
    <Sheet
      is_open={is_open}
      onOpenChange={(is_next_open) => {
        if (!is_next_open) close()
      }}
      title={t('notifications.install_title', { app: app.name })}
      close_label={t('common.close')}
      footer={
        <Button kind="soft" size="large" is_wide onClick={close}>
          {t('notifications.install_close')}
        </Button>
      }
    >
      <p className={styles.lead}>{t('notifications.install_text')}</p>
      <ol className={styles.steps}>
        {steps.map(({ icon, text }, at) => (
          <li key={text} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.stepText}>{text}</span>
            <span className={styles.sign} aria-hidden="true">
              {icon}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}
