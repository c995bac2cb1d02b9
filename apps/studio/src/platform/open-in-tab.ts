/**
 * Opens a URL that must first be requested. The tab is opened synchronously, within the user gesture, and closed on
 * failure; when pop-ups are blocked, this tab navigates.
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
