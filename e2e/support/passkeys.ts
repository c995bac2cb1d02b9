import type { Page } from '@playwright/test'

/** A device that keeps passkeys, as a phone or a laptop does, without anybody to touch it. */
export type Device = {
  /** Whether its owner agrees when they are asked. */
  agree: (agrees: boolean) => Promise<void>
  /** How many passkeys it keeps. */
  count: () => Promise<number>
}

/**
 * Gives the browser of a page a device of its own. A real person would choose from the autofill; this one would answer
 * it by itself, so pages are told that there is none, unless a test wants it.
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
