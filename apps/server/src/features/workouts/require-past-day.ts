import { today } from '@foyer/domain/schedule'
import type { CalendarDay } from '@foyer/domain/time'
import type { Ctx } from '../../platform/context.ts'
import { invalidField } from '../../platform/errors.ts'
import type { MemberViewer } from '../../platform/session/viewer.ts'

/** The first day that a measure can have. */
const FIRST_DAY = '1900-01-01'

/** Refuses a day to come in the member's zone, and one of another century. */
export function requirePastDay(ctx: Ctx, viewer: MemberViewer, measured_on: CalendarDay): void {
  if (measured_on < FIRST_DAY || measured_on > today(ctx.now().toISOString(), viewer.timezone))
    throw invalidField('measured_on', 'date_out_of_range')
}
