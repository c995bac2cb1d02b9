import { id } from '@foyer/contract'
import { exportBodyMeasures as call } from '@foyer/contract/workouts/export-body-measures'
import { formatCsv } from '@foyer/domain/csv'
import { isCalendarDay } from '@foyer/domain/time'
import { getTranslator } from '@foyer/i18n/server'
import { invalidField } from '#platform/errors.ts'
import { implement } from '#platform/http/implement.ts'
import { anyMember } from '#platform/http/policies.ts'
import { listAllMeasures } from '../repository/body-measures.ts'

const ROWS_PER_PART = 500

export const exportBodyMeasuresRoute = implement(
  call,
  anyMember,
  async ({ input, viewer, ctx, authorize }) => {
    authorize()
    const { subscriber_id, language } = viewer
    const found = await listAllMeasures(ctx.db, {
      subscriber_id,
      after: readCursor(input.cursor),
      limit: ROWS_PER_PART,
    })
    const { t } = getTranslator(language ?? ctx.request.locale ?? ctx.app.default_locale)
    const rows = found.map(({ measured_on, kind, value, unit }) => [
      measured_on,
      t(`training.body.${kind}`),
      String(value),
      t(`training.body_unit.${unit}`),
    ])
    const last = found.length < ROWS_PER_PART ? undefined : found.at(-1)
    const header = [t('training.csv.date'), t('training.csv.measure'), t('training.csv.value')]
    return {
      header: formatCsv([[...header, t('training.csv.unit')]]),
      lines: rows.length === 0 ? '' : formatCsv(rows),
      count: rows.length,
      next_cursor: last ? `${last.measured_on}_${last.id}` : null,
    }
  },
)

function readCursor(cursor: string | undefined) {
  if (cursor === undefined) return null
  const [measured_on = '', measure_id] = cursor.split('_')
  const { data } = id.safeParse(measure_id)
  if (!isCalendarDay(measured_on) || data === undefined) throw invalidField('cursor', 'cursor_invalid')
  return { measured_on, id: data }
}
