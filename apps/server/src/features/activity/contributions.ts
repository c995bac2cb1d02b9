import type { OutputFor } from '@foyer/contract/client'
import type { Ctx } from '../../platform/context.ts'
import { defineContributions } from '../../platform/ports.ts'

type Today = OutputFor<'activity.getToday'>

/** The names of the figures that an owner sees. */
export type FigureName = Today['figures'][number]['name']

/** Something that happened, as the owner's list shows it. */
export type LatestEvent = Today['latest'][number]

/** A stretch of one day; `zone` is the app's, whose hours are counted. */
export type Span = { from: Date; to: Date; zone: string }

/** What was counted in one hour of the day; `currency` where it is money. */
export type HourCount = { hour: number; value: number; currency?: string }

/** Rooms that can count something of the day add themselves; `app/` joins them. */
export const figureContributions = defineContributions<{
  name: FigureName
  countByHour: (ctx: Ctx, span: Span) => Promise<readonly HourCount[]>
}>()

/** Rooms in which something happens that an owner likes to hear of, newest first and at most `limit`. */
export const latestContributions =
  defineContributions<(ctx: Ctx, span: { since: Date; limit: number }) => Promise<readonly LatestEvent[]>>()
