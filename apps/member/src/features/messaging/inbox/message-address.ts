/** The message at which an address `/me/messages/{id}?message=` opens a thread; null where it names none. */
export function parseMessageTs(search: string): string | null {
  const ts = new URLSearchParams(search).get('message') ?? ''
  return /^\d{1,19}$/.test(ts) ? ts : null
}
