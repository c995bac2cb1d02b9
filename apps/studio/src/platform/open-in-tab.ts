/**
 * Opens an address that is still to be asked for in another tab. The tab is opened at once, while the browser still knows
 * of the press; where it lets none open, this one goes there. It is closed again where the asking fails.
 */
export async function openInTab(requestUrl: () => Promise<{ url: string }>): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  try {
    const { url } = await requestUrl()
    if (tab) tab.location.href = url
    else location.assign(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
