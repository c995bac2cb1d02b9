import { useState } from 'react'
import { useApi } from '#platform/api/use-api.ts'

const RETRY_MS = 1_000
const MAX_TRIES = 30

/** Downloads the PDF of an invoice. The server writes it at the first request, so its address is asked for again. */
export function usePdfDownload(uuid: string): {
  state: 'idle' | 'waiting' | 'failed'
  start: () => void
} {
  const api = useApi()
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle')
  const load = async (): Promise<void> => {
    setState('waiting')
    try {
      const url = await waitForUrl(() => api('commerce.getInvoiceUrl', { id: uuid }))
      setState(url === null ? 'failed' : 'idle')
      if (url !== null) location.assign(url)
    } catch {
      setState('failed')
    }
  }
  return { state, start: () => void load() }
}

async function waitForUrl(ask: () => Promise<{ url: string | null }>): Promise<string | null> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { url } = await ask()
    if (url !== null) return url
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  }
  return null
}
