import { defineJob } from '../../platform/jobs/index.ts'
import { undoableSince } from '@foyer/domain/schedule'
import { releasePlaces } from './commands/release-places.ts'
import { writeOccurrences } from './commands/write-occurrences.ts'
import { deleteRemovedItems } from './repository/items.ts'

/** Writes the occurrences of an app's events; runs whenever they may have changed, and daily to extend them. */
export const writeOccurrencesJob = defineJob<Record<string, never>>(
  'schedule.write_occurrences',
  { retry_limit: 8 },
  (ctx) => writeOccurrences(ctx),
)

/** Deletes removed items once they can no longer be restored. */
export const cleanScheduleJob = defineJob<Record<string, never>>(
  'schedule.clean_removed',
  { retry_limit: 2 },
  async (ctx) => {
    await ctx.write((tx) => deleteRemovedItems(tx, undoableSince(ctx.now())))
  },
)

/** Gives on the places of members who may no longer open an event; runs when access has changed. */
export const releasePlacesJob = defineJob<{ subscriber_id: string | null }>(
  'schedule.release_places',
  { retry_limit: 8 },
  (ctx, { subscriber_id }) => releasePlaces(ctx, subscriber_id),
)
