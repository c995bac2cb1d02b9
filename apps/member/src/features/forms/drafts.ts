import { sessionStore } from '../../platform/storage/local.ts'
import { openRecords } from '../../platform/storage/records.ts'
import type { Records } from '../../platform/storage/records.ts'

/** What has been typed into a form and not sent, by the ids of its fields. */
export type Answers = Readonly<Record<string, string>>

/** The author and form of a draft. `member_id` is null for a guest. */
export type DraftOwner = { app_id: string; form_id: string; member_id: string | null }

/** Stores unsent answers; null removes them. */
export type Drafts = {
  read: (owner: DraftOwner) => Promise<Answers | null>
  write: (owner: DraftOwner, answers: Answers | null) => Promise<void>
  /** Removes the drafts on sign-out. */
  clear: () => Promise<void>
}

type DraftStorage = {
  records: Records<Answers>
  tabStorage: Pick<typeof sessionStore, 'get' | 'set' | 'remove'>
}

/**
 * Creates the draft store of a device. A member's drafts stay until sign-out. A guest's stay in this tab only, for
 * privacy, and pass to the member who signs in there.
 */
export function createDrafts({ records, tabStorage }: DraftStorage): Drafts {
  return {
    read: async (owner) => {
      const { member_id } = owner
      const guestAnswers = parse(tabStorage.get(guestKey(owner)))
      if (member_id === null) return guestAnswers
      if (guestAnswers === null) return (await records.get(memberKey(owner, member_id))) ?? null
      await records.set(memberKey(owner, member_id), guestAnswers)
      tabStorage.remove(guestKey(owner))
      return guestAnswers
    },
    write: async (owner, answers) => {
      const { member_id } = owner
      if (member_id !== null) {
        const key = memberKey(owner, member_id)
        await (answers === null ? records.delete(key) : records.set(key, answers))
      } else if (answers === null) tabStorage.remove(guestKey(owner))
      else tabStorage.set(guestKey(owner), JSON.stringify(answers))
    },
    clear: () => records.clear(),
  }
}

/** The drafts of this device. */
export const drafts = createDrafts({ records: openRecords<Answers>('forms'), tabStorage: sessionStore })

function guestKey({ app_id, form_id }: DraftOwner): string {
  return `foyer.form.${app_id}.${form_id}`
}

function memberKey({ app_id, form_id }: DraftOwner, member_id: string): string {
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
