import { createPool } from '../../src/platform/database/pool.ts'
import { aServer } from '../harness.ts'
import type { TestApp } from './apps.ts'

/** A fault in the database that is there until it is mended. */
export type DatabaseFault = { repair: () => Promise<void> }

/** Lets every write of a kind to a table fail for one app, as where a connection is lost before the commit. */
export async function failWrites(
  { id }: Pick<TestApp, 'id'>,
  change: 'insert' | 'update',
  table: 'orders' | 'purchases' | 'subscriptions' | 'entitlements' | 'media',
  error_code = 'P0001',
): Promise<DatabaseFault> {
  const api = await aServer()
  const onError = (error: Error): void => api.services.log.warn({ err: error }, 'A fault cannot be set.')
  const owner = createPool({ url: api.owner_url, max: 1, name: 'fault', onError })
  await owner.query(`
    create function injected_fault() returns trigger language plpgsql as $$
    begin raise exception 'injected fault' using errcode = '${error_code}'; end $$;
    create trigger fault before ${change} on ${table} for each row
      when (new.app_id = '${id}') execute function injected_fault();
  `)
  return {
    repair: async () => {
      await owner.query('drop function injected_fault cascade')
      await owner.end()
    },
  }
}
