// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiClient } from '@foyer/contract/client'
import { restorePurchases } from './restore-purchases.tsx'

const owned = { transaction_id: '1', original_transaction_id: '1' }
const shell = { asked: '' }

/** A shell that answers with purchases; null: one that answers with nothing to read. */
const setShell = (transactions: unknown[] | null): void => {
  window.FoyerShell = {
    postMessage: (text) => {
      shell.asked = text
      const detail = transactions && { id: 'a', store: 'google_play', transactions }
      window.dispatchEvent(new CustomEvent('foyer:purchases', { detail: detail ?? { id: 'a' } }))
    },
  }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  delete window.FoyerShell
  vi.useRealTimers()
})

describe('restoring purchases in a native shell', () => {
  it.each([
    ['nothing found', [], { active_product_ids: [], refused: 0 }, 'none'],
    ['an open one', [owned], { active_product_ids: ['p'], refused: 0 }, 'restored'],
    ['an expired one', [owned], { active_product_ids: [], refused: 0 }, 'none'],
    ['one of somebody else', [owned], { active_product_ids: [], refused: 1 }, 'failed'],
    ['what cannot be read', null, { active_product_ids: [], refused: 0 }, 'failed'],
  ] as const)('says what became of it: %s', async (_case, transactions, answer, expected) => {
    setShell(transactions && [...transactions])
    const calls: unknown[] = []
    const api = vi.fn(async (_name: string, input: unknown) => {
      calls.push(input)
      return answer
    })
    expect(await restorePurchases(api as ApiClient, 'a')).toBe(expected)
    expect(shell.asked).toBe('{"type":"restore_purchases","id":"a"}')
    expect(calls).toEqual(transactions?.length ? [{ store: 'google_play', transactions: [owned] }] : [])
  })

  it('takes all of many, gives up without an answer, and hears no other answer', async () => {
    setShell(Array.from({ length: 45 }, () => owned))
    const api = vi.fn(async () => ({ active_product_ids: [], refused: 0 }))
    await restorePurchases(api as ApiClient, 'a')
    expect(api).toHaveBeenCalledTimes(3)
    const waiting = restorePurchases(api as ApiClient, 'b')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(await waiting).toBe('failed')
  })
})
