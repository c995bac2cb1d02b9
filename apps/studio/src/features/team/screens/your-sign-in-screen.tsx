import { useT } from '@foyer/i18n/react'
import { Link } from '@tanstack/react-router'
import { BackLabel, Page } from '#platform/parts/page.tsx'
import { useTeamMember } from '#platform/session.ts'
import { PasskeyList } from '../components/passkey-list.tsx'
import styles from './your-sign-in-screen.module.css'

/** The sign-in settings of the studio user, which belong to no app. */
export function YourSignInScreen() {
  const t = useT()
  const { email } = useTeamMember()
  const back = (
    <Link to="/">
      <BackLabel>{t('studio_passkeys.back')}</BackLabel>
    </Link>
  )
  return (
    <div className={styles.screen}>
      <Page title={t('studio_passkeys.title')} back={back}>
        <p className={styles.who}>{email}</p>
        <PasskeyList />
      </Page>
    </div>
  )
}
