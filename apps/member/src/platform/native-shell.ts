declare global {
  interface Window {
    /** Set by the native shell of Android. */
    FoyerShell?: { postMessage: (text: string) => void }
    /** Set by the native shell of iOS. */
    webkit?: { messageHandlers?: { foyer?: { postMessage: (text: string) => void } } }
  }
}

/** What a shell found in the store of its device. */
export type ShellPurchases = {
  store: 'app_store' | 'google_play'
  transactions: { transaction_id: string; original_transaction_id: string }[]
}

/** The shell answers by this event on the window, with the id of the question in its detail. */
const ANSWER = 'foyer:purchases'
/** People may have to log in to their store first. */
const PATIENCE_MS = 120_000

/** Asks the native shell for the purchases of its store; null where it cannot tell. */
export function askShellForPurchases(id: string): Promise<ShellPurchases | null> {
  return new Promise((resolve) => {
    const finish = (answer: ShellPurchases | null): void => {
      clearTimeout(timer)
      window.removeEventListener(ANSWER, hear)
      resolve(answer)
    }
    const hear = (event: Event): void => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null
      if (isRecord(detail) && detail['id'] === id) finish(readPurchases(detail))
    }
    const timer = setTimeout(() => finish(null), PATIENCE_MS)
    window.addEventListener(ANSWER, hear)
    const shell = window.FoyerShell ?? window.webkit?.messageHandlers?.foyer
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a shell is not a window
    if (shell) shell.postMessage(JSON.stringify({ type: 'restore_purchases', id }))
    else finish(null)
  })
}

function readPurchases({ store, transactions }: Record<string, unknown>): ShellPurchases | null {
  if ((store !== 'app_store' && store !== 'google_play') || !Array.isArray(transactions)) return null
  const read = transactions.flatMap((one: unknown) => {
    if (!isRecord(one)) return []
    const { transaction_id, original_transaction_id } = one
    return typeof transaction_id === 'string' && typeof original_transaction_id === 'string'
      ? [{ transaction_id, original_transaction_id }]
      : []
  })
  return { store, transactions: read }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
