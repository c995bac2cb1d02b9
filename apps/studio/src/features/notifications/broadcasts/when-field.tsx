import { useT } from '@foyer/i18n/react'
import { Checkbox, Segmented, TextField } from '@foyer/ui'
import { useState } from 'react'
import { useAppTime } from '#platform/app-time.ts'
import { formatDateTimeField, parseDateTimeField, tomorrowMorning } from '#platform/date-time-field.ts'
import type { Broadcast } from './queries.ts'
import styles from './editor.module.css'

type When = Broadcast['when']
type WhenProps = { readonly when: When; readonly onChange: (when: When) => void }

/** When it is sent: now, or at a time of the app's zone or of each member's. */
export function WhenField({ when, onChange }: WhenProps) {
  const t = useT()
  const { zone, zone_name } = useAppTime()
  const known =
    when.kind === 'at' ? formatDateTimeField(when.at, zone) : when.kind === 'local' ? when.local_at : ''
  const [typed, setTyped] = useState<string | null>(null)
  const field = typed ?? known
  const is_local = when.kind === 'local'
  const set = (value: string, local: boolean): void => {
    if (local) {
      if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(value)) onChange({ kind: 'local', local_at: value })
    } else {
      const at = parseDateTimeField(value, zone)
      if (at !== null) onChange({ kind: 'at', at })
    }
  }
  return (
    <section aria-label={t('studio_broadcasts.when')}>
      <h2 className={styles.label}>{t('studio_broadcasts.when')}</h2>
      <div className={styles.when}>
        <Segmented
          label={t('studio_broadcasts.when')}
          value={when.kind === 'now' ? 'now' : 'time'}
          choices={[
            { value: 'now', label: t('studio_broadcasts.now') },
            { value: 'time', label: t('studio_broadcasts.at_time') },
          ]}
          onChange={(choice) => {
            setTyped(null)
            if (choice === 'now') onChange({ kind: 'now' })
            else set(tomorrowMorning(new Date().toISOString(), zone), true)
          }}
        />
        {when.kind !== 'now' && (
          <>
            <TextField
              label={t('studio_broadcasts.time')}
              type="datetime-local"
              value={field}
              help={
                is_local
                  ? t('studio_broadcasts.passed_help')
                  : t('studio_broadcasts.zone_help', { zone: zone_name })
              }
              onChange={(event) => {
                setTyped(event.target.value)
                set(event.target.value, is_local)
              }}
              onBlur={() => setTyped(null)}
            />
            <Checkbox
              label={t('studio_broadcasts.each_zone')}
              checked={is_local}
              onChange={() => set(field, !is_local)}
            />
          </>
        )}
      </div>
    </section>
  )
}
