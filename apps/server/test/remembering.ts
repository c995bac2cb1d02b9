import { expect, vi } from 'vitest'
import type { Database } from '../src/platform/database/app-db.ts'

/** Waits until a server may use what it remembers: until the first proof has come that it hears of every change. */
export async function remembering({ changes }: Database): Promise<void> {
  await vi.waitFor(() => expect(changes.hold(changes.mark(), [])).toBe(true), 10_000)
}
