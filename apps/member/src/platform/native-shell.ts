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

/** How the shell's own push service stands on this device. */
export type ShellPush = {
  permission: NotificationPermission
  provider: 'expo' | 'pusher' | 'fcm'
  /** Null until the permission is granted. */
  token: string | null
  pusher_device_id: string | null
}

/** People may have to log in to their store, or read the system's question, first. */
const PATIENCE_MS = 120_000
const STATE_PATIENCE_MS = 3_000

/** Asks the native shell for the purchases of its store; null where it cannot tell. */
export function askShellForPurchases(id: string): Promise<ShellPurchases | null> {
  const question = { type: 'restore_purchases', id, event: 'foyer:purchases', patience_ms: PATIENCE_MS }
  return askShell(question, readPurchases)
}

/**
 * Asks the native shell about push: `push_state` as it is, `push_enable` after the system has asked the person. Null
 * where the shell has no push.
 */
export function askShellForPush(type: 'push_state' | 'push_enable', id: string): Promise<ShellPush | null> {
  const patience_ms = type === 'push_enable' ? PATIENCE_MS : STATE_PATIENCE_MS
  return askShell({ type, id, event: 'foyer:push', patience_ms }, readPush)
}

/** `event`: the shell answers by it on the window, with the id of the question in its detail. */
type Question = { type: string; id: string; event: string; patience_ms: number }

function askShell<Answer>(
  { type, id, event, patience_ms }: Question,
  read: (detail: Record<string, unknown>) => Answer | null,
): Promise<Answer | null> {
  return new Promise((resolve) => {
    const finish = (answer: Answer | null): void => {
      clearTimeout(timer)
      window.removeEventListener(event, hear)
      resolve(answer)
    }
    const hear = (answered: Event): void => {
      const detail: unknown = answered instanceof CustomEvent ? answered.detail : null
      if (isRecord(detail) && detail['id'] === id) finish(read(detail))
    }
    const timer = setTimeout(() => finish(null), patience_ms)
    window.addEventListener(event, hear)
    const shell = window.FoyerShell ?? window.webkit?.messageHandlers?.foyer
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a shell is not a window
    if (shell) shell.postMessage(JSON.stringify({ type, id }))
    else finish(null)
  })
}

const PERMISSIONS: readonly unknown[] = ['default', 'granted', 'denied'] satisfies NotificationPermission[]
const PROVIDERS: readonly unknown[] = ['expo', 'pusher', 'fcm'] satisfies ShellPush['provider'][]

function readPush({
  permission,
  provider,
  token,
  pusher_device_id,
}: Record<string, unknown>): ShellPush | null {
  if (!isPermission(permission) || !isProvider(provider)) return null
  return {
    permission,
    provider,
    token: typeof token === 'string' ? token : null,
    pusher_device_id: typeof pusher_device_id === 'string' ? pusher_device_id : null,
  }
}

const isPermission = (value: unknown): value is NotificationPermission => PERMISSIONS.includes(value)
const isProvider = (value: unknown): value is ShellPush['provider'] => PROVIDERS.includes(value)

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
