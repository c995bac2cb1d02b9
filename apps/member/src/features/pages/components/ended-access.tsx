import { useFormat, useT } from '@foyer/i18n/react'
import type { ReactNode } from 'react'
import { useOwnAccess, type OwnAccess } from '../use-own-access.ts'
import styles from './states.module.css'

/** Most lines shown; the member's purchases list the rest. */
const MAX_LINES = 3

/** Shows, on a locked page, the member's ended access to it and when it ended; nothing without any. */
export function PageEndedAccess({ page_id }: { page_id: string }): ReactNode {
  const { data } = useOwnAccess(page_id)
  return data && <EndedAccessLines ended={data.ended} />
}

/** A line for each thing that has ended: "Your gift of Slow Burn ended on 3 June 2026." */
export function EndedAccessLines({ ended }: Pick<OwnAccess, 'ended'>): ReactNode {
  const t = useT()
  const format = useFormat()
  return ended.slice(0, MAX_LINES).map(({ title, cause, ended_at }) => (
    <p key={`${cause} ${title}`} className={styles.text}>
      {t(`why.ended.${cause}`, { title, date: format.date(ended_at, 'long') })}
    </p>
  ))
}
