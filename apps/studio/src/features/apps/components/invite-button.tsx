import { useT } from '@foyer/i18n/react'
import { Button, type ButtonProps } from '@foyer/ui'
import { Copy } from 'lucide-react'
import { toasts } from '#platform/toasts.ts'
import { useStudioApp } from '../queries.ts'

/** Copies the app's URL as an invitation, since anyone who opens it can sign up. */
export function InviteButton({
  kind = 'ink',
  icon = <Copy />,
  children,
}: Pick<ButtonProps, 'kind' | 'icon' | 'children'>) {
  const t = useT()
  const { address } = useStudioApp()
  const copy = () =>
    void navigator.clipboard
      .writeText(address.url)
      .then(() => toasts.add({ text: t('studio.invite_copied') }))
      .catch(() => toasts.add({ text: t('studio.copy_failed'), tone: 'danger' }))
  return (
    <Button kind={kind} icon={icon} onClick={copy}>
      {children ?? t('studio_apps.setup.first_member.action')}
    </Button>
  )
}
