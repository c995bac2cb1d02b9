import type { Page } from '@playwright/test'

/** A virtual authenticator that stores passkeys, as a phone or a laptop does, without user interaction. */
export type Device = {
  /** Sets whether its user consents to prompts. */
  agree: (agrees: boolean) => Promise<void>
  /** Returns how many passkeys it stores. */
  count: () => Promise<number>
}

/**
 * Adds a virtual authenticator to a page. It would answer autofill by itself without a user's choice, so pages see
 * no autofill support unless a test enables it.
 */
export async function aDevice(page: Page, { has_autofill = false } = {}): Promise<Device> {
  if (!has_autofill)
    await page.addInitScript(() => {
      if ('PublicKeyCredential' in globalThis)
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    agree: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
    count: async () =>
      (await browser.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}
