/** Opens the device's share sheet with the link of the current invoice, or copies it where there is none. */
export async function shareInvoice(title: string, onCopied: () => void): Promise<void> {
  const url = location.href
  if (typeof navigator.share !== 'function') {
    await navigator.clipboard.writeText(url)
    onCopied()
    return
  }
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
