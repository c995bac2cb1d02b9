import { session } from '../../platform/storage/local.ts'
import { openRecords } from '../../platform/storage/records.ts'
import type { Records } from '../../platform/storage/records.ts'

/** What has been typed into a form and not sent, by the ids of its fields. */
export type Answers = Readonly<Record<string, string>>

/** Whose answers to what. `member_id` is null for a guest. */
export type DraftOf = { app_id: string; form_id: string; member_id: string | null }

/** Keeps answers that have not been sent; null forgets them. */
export type Drafts = {
  read: (of: DraftOf) => Promise<Answers | null>
  write: (of: DraftOf, answers: Answers | null) => Promise<void>
  /** Whoever leaves takes with them what they typed. */
  forget: () => Promise<void>
}

type Kept = { records: Records<Answers>; tab: Pick<typeof session, 'get' | 'set' | 'remove'> }

/**
 * Makes the drafts of a device. A member's stay on it until they leave; a guest's stay in this tab alone, so that nobody
 * else finds them, and become those of whoever signs in there.
 */
export function createDrafts({ records, tab }: Kept): Drafts {
  return {
    read: async (of) => {
      const { member_id } = of
      const typed = parse(tab.get(guestKey(of)))
      if (member_id === null) return typed
      if (typed === null) return (await records.get(memberKey(of, member_id))) ?? null
      await records.set(memberKey(of, member_id), typed)
      tab.remove(guestKey(of))
      return typed
    },
    write: async (of, answers) => {
      const { member_id } = of
      if (member_id !== null) {
        const key = memberKey(of, member_id)
        await (answers === null ? records.delete(key) : records.set(key, answers))
      } else if (answers === null) tab.remove(guestKey(of))
      else tab.set(guestKey(of), JSON.stringify(answers))
    },
    forget: () => records.clear(),
  }
}

/** The drafts of this device. */
export const drafts = createDrafts({ records: openRecords<Answers>('forms'), tab: session })

function guestKey({ app_id, form_id }: DraftOf): string {
  return `foyer.form.${app_id}.${form_id}`
}

function memberKey({ app_id, form_id }: DraftOf, member_id: string): string {
  return `${app_id}.${form_id}.${member_id}`
}

function parse(text: string | null): Answers | null {
  if (text === null) return null
  try {
    const found: unknown = JSON.parse(text)
    if (typeof found !== 'object' || found === null) return null
    const pairs = Object.entries(found).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
    return Object.fromEntries(pairs)
  } catch {
    return null
  }
}
