import { createFormat, problemMessage } from '@foyer/i18n'
import { useLocale, useT } from '@foyer/i18n/react'
import { Checkbox, Notice, SelectField, Switch, TextField } from '@foyer/ui'
import { Info } from 'lucide-react'
import { useNow } from '#platform/use-now.ts'
import { tomorrowMorning } from '#platform/date-time-field.ts'
import { useAppTime } from '#platform/app-time.ts'
import { NumberTextField } from '#platform/parts/number-text-field.tsx'
import styles from './access.module.css'
import {
  validateNode,
  PERIODS,
  countRules,
  WAIT_UNITS,
  type AccessNode,
  type UnlockSchedule,
} from './access-values.ts'

type UnlockScheduleFieldsProps = {
  /** The settings that result from the schedule. */
  readonly node: AccessNode
  readonly opening: UnlockSchedule
  /** The title of the nearest page above that members start; null: there is none. */
  readonly root_above: string | null
  readonly onChange: (is_scheduled: boolean, opening: UnlockSchedule) => void
}

/** When a page opens: on a date of the app's zone, so long after each member's start, or by the app's calendar. */
export function UnlockScheduleFields({ node, opening, root_above, onChange }: UnlockScheduleFieldsProps) {
  const t = useT()
  const changeSchedule = (change: Partial<UnlockSchedule>): void => onChange(true, { ...opening, ...change })
  const error = useScheduleErrors(node, opening)
  const fields = { opening, node, changeSchedule, error }
  return (
    <>
      <Switch
        label={t('editor.access.is_scheduled')}
        meta={t('editor.access.is_scheduled_help')}
        checked={node.is_scheduled}
        onChange={(event) => onChange(event.target.checked, opening)}
      />
      {node.is_scheduled && (
        <fieldset className={styles.group} aria-label={t('editor.access.when')}>
          <DateRule {...fields} />
          <WaitRule {...fields} />
          <RhythmRule {...fields} />
          {error('is_scheduled') && (
            <Notice tone="danger" role="alert">
              {error('is_scheduled')}
            </Notice>
          )}
          {(opening.wait !== null || opening.rhythm !== null) && (
            <StartReference is_own={node.is_progress_root} root_above={root_above} />
          )}
          {countRules(opening) > 1 && <Notice icon={<Info />}>{t('editor.access.latest_counts')}</Notice>}
        </fieldset>
      )}
    </>
  )
}

/** Shows which start a delay counts from, or that nothing here can be started, so that the delay would never end. */
function StartReference({
  is_own,
  root_above,
}: {
  readonly is_own: boolean
  readonly root_above: string | null
}) {
  const t = useT()
  if (is_own) return <p className={styles.help}>{t('editor.access.counts_from_own')}</p>
  if (root_above !== null)
    return <p className={styles.help}>{t('editor.access.counts_from', { title: root_above })}</p>
  return (
    <Notice tone="danger" role="alert">
      {problemMessage(t, { code: 'no_progress_root' }, ['studio'])}
    </Notice>
  )
}

type RuleProps = {
  readonly node: AccessNode
  readonly opening: UnlockSchedule
  readonly changeSchedule: (change: Partial<UnlockSchedule>) => void
  readonly error: (path: keyof AccessNode) => string | undefined
}

function useScheduleErrors(node: AccessNode, opening: UnlockSchedule): RuleProps['error'] {
  const t = useT()
  const faults = validateNode(node, opening)
  return (path) => {
    const fault = faults.find((one) => one.path === path)
    return fault && problemMessage(t, { code: fault.code }, ['studio'])
  }
}

function DateRule({ node, opening, changeSchedule, error }: RuleProps) {
  const t = useT()
  const locale = useLocale()
  const { format, zone, zone_name: zone_words } = useAppTime()
  const now = useNow()
  const unlock_instant = node.unlocks_at
  const formatUnlockDate = (own: typeof format): string | null =>
    unlock_instant && own.dateTime(unlock_instant)
  const date_on_device = formatUnlockDate(
    createFormat(locale, new Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  const date_in_app_zone = formatUnlockDate(format)
  const has_passed = unlock_instant !== null && new Date(unlock_instant).getTime() <= now
  const resulting_date = [
    date_in_app_zone ? t('editor.access.date_in_zone', { date: date_in_app_zone, zone: zone_words }) : null,
    date_on_device !== null && date_on_device !== date_in_app_zone
      ? t('editor.access.date_here', { date: date_on_device })
      : null,
    has_passed ? t('editor.access.date_passed') : null,
  ]
  return (
    <>
      <Checkbox
        label={t('editor.access.when_date')}
        checked={opening.date !== null}
        onChange={(event) =>
          changeSchedule({
            date: event.target.checked ? tomorrowMorning(new Date(now).toISOString(), zone) : null,
          })
        }
      />
      {opening.date !== null && (
        <TextField
          label={t('editor.access.unlocks_at')}
          type="datetime-local"
          value={opening.date}
          error={error('unlocks_at')}
          help={resulting_date.filter(Boolean).join(' ') || t('editor.access.zone', { zone: zone_words })}
          onChange={(event) => changeSchedule({ date: event.target.value })}
        />
      )}
    </>
  )
}

function WaitRule({ opening, changeSchedule, error }: RuleProps) {
  const t = useT()
  const { wait } = opening
  return (
    <>
      <Checkbox
        label={t('editor.access.when_wait')}
        checked={wait !== null}
        onChange={(event) =>
          changeSchedule({ wait: event.target.checked ? { amount: 7, unit: 'day' } : null })
        }
      />
      {wait && (
        <div className={styles.pair}>
          <NumberTextField
            label={t('editor.access.wait')}
            min={0}
            decimals={0}
            is_nullable
            value={wait.amount}
            error={error('unlock_duration_seconds')}
            onChange={(amount) => changeSchedule({ wait: { ...wait, amount } })}
          />
          <SelectField
            label={t('editor.access.unit')}
            value={wait.unit}
            choices={WAIT_UNITS.map((unit) => ({ value: unit, label: t(`editor.access.units.${unit}`) }))}
            onChange={({ target }) => {
              const unit = WAIT_UNITS.find((one) => one === target.value)
              if (unit) changeSchedule({ wait: { ...wait, unit } })
            }}
          />
        </div>
      )}
    </>
  )
}

function RhythmRule({ opening, changeSchedule, error }: RuleProps) {
  const t = useT()
  const { zone_name: zone_words } = useAppTime()
  const { rhythm } = opening
  return (
    <>
      <Checkbox
        label={t('editor.access.when_rhythm')}
        checked={rhythm !== null}
        onChange={(event) =>
          changeSchedule({ rhythm: event.target.checked ? { interval: 1, period: 'week' } : null })
        }
      />
      {rhythm && (
        <>
          <div className={styles.pair}>
            <NumberTextField
              label={t('editor.access.rhythm')}
              min={1}
              decimals={0}
              is_nullable
              value={rhythm.interval}
              error={error('schedule_interval')}
              onChange={(interval) => changeSchedule({ rhythm: { ...rhythm, interval } })}
            />
            <SelectField
              label={t('editor.access.period')}
              value={rhythm.period}
              choices={PERIODS.map((period) => ({
                value: period,
                label: t(`editor.access.periods.${period}`),
              }))}
              onChange={({ target }) => {
                const period = PERIODS.find((one) => one === target.value)
                if (period) changeSchedule({ rhythm: { ...rhythm, period } })
              }}
            />
          </div>
          <p className={styles.help}>{t('editor.access.rhythm_help', { zone: zone_words })}</p>
        </>
      )}
    </>
  )
}
