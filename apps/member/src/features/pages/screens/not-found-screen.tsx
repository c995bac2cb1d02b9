import { artUrl } from '@foyer/domain/art'
import { useT } from '@foyer/i18n/react'
import { LinkButton } from '@foyer/ui'
import type { ReactNode } from 'react'
import { usePlatform } from '#platform/platform.ts'
import styles from '../components/states.module.css'

/** The screen of unknown paths, with the text of the spec (section 2). */
export function NotFoundScreen(): ReactNode {
  const t = useT()
  const { app } = usePlatform()
  return (
    <section className={styles.state} data-hides-tabs aria-labelledby="not-found">
      <div className={styles.art}>
        <img
          src={artUrl(app.theme.primary_color, { motif: 'tide', tone: 'ember', seed: 4 }, 750, 728)}
          alt=""
          width={750}
          height={728}
        />
      </div>
      <div className={styles.words}>
        <h1 id="not-found" className={styles.title}>
          {t('common.page_not_found')}
        </h1>
        <p className={styles.text}>{t('common.page_not_found_text')}</p>
      </div>
      <div className={styles.actions}>
        <LinkButton href="/" is_wide>
          {t('common.take_me_home')}
        </LinkButton>
      </div>
    </section>
  )
}
