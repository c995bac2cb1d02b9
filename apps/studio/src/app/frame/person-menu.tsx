import { useT } from '@foyer/i18n/react'
import { Avatar, VisuallyHidden } from '@foyer/ui'
import { Menu, type MenuEntry } from '@foyer/ui/menu'
import { useNavigate } from '@tanstack/react-router'
import { Check, KeyRound, Languages, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { call } from '../../platform/api.ts'
import { setMode, useMode, type StudioMode } from '../../platform/mode.ts'
import { formatError } from '../../platform/problem.ts'
import { queryClient } from '../../platform/query-client.ts'
import { clearSession, useSession } from '../../platform/session.ts'
import { STUDIO_LOCALES, studioLocale, switchLocale } from '../../platform/texts.tsx'
import { toasts } from '../../platform/toasts.ts'
import styles from './person-menu.module.css'

const modes: readonly { mode: StudioMode; icon: typeof Sun }[] = [
  { mode: 'light', icon: Sun },
  { mode: 'dark', icon: Moon },
  { mode: 'system', icon: Monitor },
]
const languages = { en: 'English', ar: 'العربية' } as const

/** The menu of the signed-in team member: appearance, language, sign-in settings and sign-out. */
export function PersonMenu() {
  const t = useT()
  const navigate = useNavigate()
  const mode = useMode()
  const session = useSession()
  if (session.state !== 'signed_in') return null
  const { name, email } = session.team_member

  const signOut = async (): Promise<void> => {
    try {
      await call('team.studioLogout')
    } catch (error) {
      toasts.add({ text: formatError(t, error), tone: 'danger' })
      return
    }
    clearSession()
    queryClient.clear()
    await navigate({ to: '/sign-in' })
  }
  const entries: MenuEntry[] = [
    ...modes.map(({ mode: one, icon: Icon }) => ({
      id: one,
      label: t(`studio.mode.${one}`),
      icon: one === mode ? <Check /> : <Icon />,
    })),
    'line',
    ...STUDIO_LOCALES.map((locale) => ({
      id: locale,
      label: languages[locale],
      icon: locale === studioLocale() ? <Check /> : <Languages />,
    })),
    'line',
    { id: 'sign_in', label: t('studio.your_sign_in'), icon: <KeyRound /> },
    { id: 'sign_out', label: t('common.log_out'), icon: <LogOut /> },
  ]
  const runMenuAction = (id: string): void => {
    const chosen = modes.find((one) => one.mode === id)
    const locale = STUDIO_LOCALES.find((one) => one === id)
    if (chosen) setMode(chosen.mode)
    else if (locale) switchLocale(locale)
    else if (id === 'sign_in') void navigate({ to: '/you' })
    else void signOut()
  }
  return (
    <Menu
      label={t('studio.person_menu', { name })}
      entries={entries}
      onAction={runMenuAction}
      trigger={
        <button type="button" className={styles.button} title={email}>
          <Avatar name={name} size={32} />
          <VisuallyHidden>{t('studio.person_menu', { name })}</VisuallyHidden>
        </button>
      }
    />
  )
}
