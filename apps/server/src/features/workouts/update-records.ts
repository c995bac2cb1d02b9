import { markRecords } from '@foyer/domain/training'
import { isDeepStrictEqual } from 'node:util'
import type { AppTx } from '../../platform/database/app-db.ts'
import { listResultsInOrder, lockResults, writeRecords } from './repository/results.ts'

/** Finds the records of exercises again after a session of theirs was changed; later sessions may win or lose some. */
export async function updateRecordsOf(
  tx: AppTx,
  subscriber_id: string,
  exercise_ids: readonly string[],
): Promise<void> {
  if (exercise_ids.length === 0) return
  await lockResults(tx, subscriber_id)
  for (const exercise_id of exercise_ids) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, and one exercise is in memory at a time
    const rows = await listResultsInOrder(tx, subscriber_id, exercise_id)
    const marked = markRecords(rows.map(({ result }) => result))
    const changed = rows.flatMap(({ session_id, records: stored }, index) => {
      const records = marked[index] ?? []
      return isDeepStrictEqual(records, stored) ? [] : [{ session_id, records }]
    })
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (changed.length > 0) await writeRecords(tx, exercise_id, changed)
  }
}
